import { ApiProperty } from '@nestjs/swagger';
import { propertyRules } from '@pignon/domain/listings/property/property-rules';
import { Type } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Text, YesNo } from '../http/input/fields';
import { FocusDto } from '../http/input/focus.dto';

/** Of the site itself, signed where it was read so, or https elsewhere: never a script, a file or another protocol. */
export const PHOTO_URL = /^(\/media\/[\w./-]+(\?s=[\w.-]*)?|https?:\/\/[^\s"'<>]+)$/;
export const NOT_A_PHOTO = 'Les photos sont des adresses http(s) ou /media/';

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
