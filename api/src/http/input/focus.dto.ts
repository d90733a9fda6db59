import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';

const NOT_A_POINT = 'Le point d’intérêt est un couple de nombres de 0 à 1';

/** A point of a photo, from its upper left corner: shares of its width and its height. */
export class FocusDto {
  @ApiProperty({ minimum: 0, maximum: 1 })
  @Min(0, { message: NOT_A_POINT })
  @Max(1, { message: NOT_A_POINT })
  @IsNumber({}, { message: NOT_A_POINT })
  x!: number;

  @ApiProperty({ minimum: 0, maximum: 1 })
  @Min(0, { message: NOT_A_POINT })
  @Max(1, { message: NOT_A_POINT })
  @IsNumber({}, { message: NOT_A_POINT })
  y!: number;
}
