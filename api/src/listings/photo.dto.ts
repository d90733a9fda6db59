import { ApiProperty } from '@nestjs/swagger';
import { propertyRules } from '@pignon/domain/listings/property/property-rules';
import { Type } from 'class-transformer';
import { IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Text, YesNo } from '../http/input/fields';

/** Of the site itself, signed where it was read so, or https elsewhere: never a script, a file or another protocol. */
export const PHOTO_URL = /^(\/media\/[\w./-]+(\?s=[\w.-]*)?|https?:\/\/[^\s"'<>]+)$/;
export const NOT_A_PHOTO = 'Les photos sont des adresses http(s) ou /media/';
const NOT_A_POINT = 'Le point d’intérêt est un couple de nombres de 0 à 1';

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

/** A photo of a property with what staff say of it. */
export class PhotoDto {
  @ApiProperty({ type: String })
  @MaxLength(propertyRules.url.value, { message: propertyRules.url.message })
  @Matches(PHOTO_URL, { message: NOT_A_PHOTO })
  @IsString({ message: NOT_A_PHOTO })
  url!: string;

  @Text({ most: propertyRules.alt, empty: null })
  alt?: string | null;

  @ApiProperty({ type: FocusDto, required: false, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => FocusDto)
  focus?: FocusDto | null;

  @YesNo('streetChecked')
  streetChecked?: boolean | null;
}
