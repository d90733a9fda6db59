import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Choice } from '../../http/input/fields';

export class RefusedQuery {
  /** Those that were put away. */
  @Choice(['yes', 'no'], '« filed » vaut yes ou no', { optional: true })
  filed?: 'yes' | 'no';
}

export class FiledDto {
  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: '« filed » doit être vrai ou faux' })
  filed!: boolean;
}
