import { ApiProperty } from '@nestjs/swagger';
import { PHOTO_KEY } from '@pignon/infra/media/media-store';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, Matches } from 'class-validator';

const MESSAGE = 'Une photo est nommée par sa clé, 100 au plus';

export class LooksQuery {
  /** Separated by commas. */
  @ApiProperty({ type: String, required: false })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  @IsOptional()
  @IsArray({ message: MESSAGE })
  @ArrayMaxSize(100, { message: MESSAGE })
  @Matches(PHOTO_KEY, { each: true, message: MESSAGE })
  keys?: string[];
}
