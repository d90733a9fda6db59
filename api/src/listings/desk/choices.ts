import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';

const MOST = 50;

/** Of a query: several of them, separated by commas or said again ('a,b', 'x=a&x=b'). Nothing said is no choice. */
export const pieces = ({ value }: { value: unknown }): unknown => {
  const said = (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' ? one.split(',').map((piece) => piece.trim()) : [one],
  );
  const given = said.filter((piece) => piece !== '' && piece !== undefined && piece !== null);
  return given.length > 0 ? given : undefined;
};

export const FewPieces = (message: string): PropertyDecorator =>
  applyDecorators(IsOptional(), IsArray({ message }), ArrayMaxSize(MOST, { message }));

export const Choices = (values: readonly string[], message: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ enum: values, isArray: true, required: false }),
    Transform(pieces),
    FewPieces(message),
    IsIn(values, { each: true, message }),
  );

/** '1' or 'true', '0' or 'false'. */
export const Whether = (message: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Boolean, required: false }),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : (SAID[String(value)] ?? value))),
    IsOptional(),
    IsIn([true, false], { message }),
  );

const SAID: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };
