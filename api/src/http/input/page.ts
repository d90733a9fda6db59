import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@pignon/domain/shared/page-size';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

const AsNumber = (): PropertyDecorator => Transform(({ value }: { value: unknown }) => Number(value));

/** Which page of a list of the back-office: the first unless another is asked for. */
export const Page = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Number, required: false, default: 1 }),
    IsOptional(),
    AsNumber(),
    IsInt({ message: 'La page est un nombre' }),
    Min(1, { message: 'La première page est la page 1' }),
    Max(100_000, { message: 'Cette page est trop loin' }),
  );

export const Rows = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ required: false, enum: PAGE_SIZES, default: DEFAULT_PAGE_SIZE }),
    IsOptional(),
    AsNumber(),
    IsIn(PAGE_SIZES, { message: `Une page compte ${PAGE_SIZES.join(', ')} lignes` }),
  );
