import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';

/** The largest that a serial id of PostgreSQL can be. */
export const MOST_SERIAL = 2 ** 31 - 1;

/** Numbers of rows, each once. */
export const SerialIds = (message: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [Number] }),
    IsArray({ message }),
    ArrayMaxSize(1000, { message }),
    ArrayUnique({ message }),
    IsInt({ each: true, message }),
    Min(1, { each: true, message }),
    Max(MOST_SERIAL, { each: true, message }),
  );
