import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class SeenDto {
  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: '« seen » doit être vrai ou faux' })
  seen!: boolean;
}
