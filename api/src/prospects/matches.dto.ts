import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MOST_SERIAL } from '../http/input/serial-ids';

const UNKNOWN = 'Donnez le numéro d’un bien';

export class MatchesQuery {
  @ApiProperty({ type: Number })
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsInt({ message: UNKNOWN })
  @Min(1, { message: UNKNOWN })
  @Max(MOST_SERIAL, { message: UNKNOWN })
  property!: number;
}
