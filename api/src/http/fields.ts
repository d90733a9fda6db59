import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isInCalendar } from '@pignon/domain/listings/lease-dates';
import { EMAIL_PATTERN, limits, type Rule } from '@pignon/domain/shared/rules';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  isEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';

/**
 * Line breaks and other control characters, in any of their Unicode forms: none may reach a header or a subject. Nor
 * may what is invisible or turns the reading direction round: staff must read what is written.
 */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\p{Cs}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]*$/u;
const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u;
const NO_CONTROL = 'Ce champ contient un caractère interdit';

/** Empty text counts as absent; spaces around a value are nobody's intention. */
const Trimmed = (empty?: null) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || empty : value));

/** What must be said stays empty when it is taken back, so that a change that blanks it is refused like a new one. */
const TrimmedRequired = () =>
  Transform(({ value }: { value: unknown }) =>
    value === null ? '' : typeof value === 'string' ? value.trim() : value,
  );

const EMAIL_FORM = { allow_utf8_local_part: false };

interface TextOptions {
  /** The least length and what to say below it; a field without it may be absent. */
  readonly required?: Rule;
  readonly most: Rule;
  readonly lines?: 'one' | 'several';
  /** What empty text means: absent, or null where it takes a stored value back. */
  readonly empty?: null;
}

export function Text({ required, most, lines = 'one', empty }: TextOptions): PropertyDecorator {
  const message = required?.message ?? NO_CONTROL;
  return applyDecorators(
    ApiProperty({ type: String, required: Boolean(required), minLength: required?.value, maxLength: most.value }),
    required ? TrimmedRequired() : Trimmed(empty),
    ...(required ? [] : [IsOptional()]),
    Matches(lines === 'one' ? ONE_LINE : SEVERAL_LINES, { message: NO_CONTROL }),
    MaxLength(most.value, { message: most.message }),
    ...(required ? [MinLength(required.value, { message })] : []),
    IsString({ message: required?.message ?? 'Ce champ doit être un texte' }),
  );
}

export function Email(required: Rule | null): PropertyDecorator {
  const message = 'Email invalide';
  return applyDecorators(
    ApiProperty({ type: String, format: 'email', required: required !== null, maxLength: limits.email.value }),
    Trimmed(),
    ...(required ? [] : [IsOptional()]),
    MaxLength(limits.email.value, { message: limits.email.message }),
    Matches(EMAIL_PATTERN, { message }),
    ReadableEmail(message),
    IsString({ message }),
  );
}

/** The library's check throws on half of a surrogate pair, which is no letter of any address. */
const ReadableEmail = (message: string): PropertyDecorator =>
  ValidateBy({
    name: 'isEmail',
    validator: {
      validate: (value) => typeof value === 'string' && !/\p{Cs}/u.test(value) && isEmail(value, EMAIL_FORM),
      defaultMessage: () => message,
    },
  });

export function Choice(
  values: readonly string[],
  message: string,
  { optional = false, empty }: { optional?: boolean; empty?: null } = {},
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: values, required: !optional }),
    Trimmed(empty),
    ...(optional ? [IsOptional()] : []),
    IsIn(values, { message }),
  );
}

/** Digits only, euros (M47): whatever else was typed is dropped. */
export function Amount(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, required: false, pattern: '^\\d*$' }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' || typeof value === 'number'
        ? String(value).replace(/\D/g, '') || undefined
        : (value ?? undefined),
    ),
    IsOptional(),
    MaxLength(limits.amount.value, { message: limits.amount.message }),
    IsString({ message: 'Le montant doit être un nombre' }),
  );
}

/** A number, or its French text ('108,10'); null takes a value back. */
export function Quantity(name: string, { min = 0, max = 1e10, whole = false } = {}): PropertyDecorator {
  const message = `${name} doit être un nombre${whole ? ' entier' : ''} de ${min} à ${max}`;
  return applyDecorators(
    ApiProperty({ type: Number, required: false, nullable: true }),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      const text = value.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
      return text === '' ? null : Number(text);
    }),
    IsOptional(),
    Min(min, { message }),
    Max(max, { message }),
    ...(whole ? [IsInt({ message })] : []),
    IsNumber({}, { message }),
  );
}

/** Yes, no, or not said. */
export function YesNo(name: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Boolean, required: false, nullable: true }),
    IsOptional(),
    IsBoolean({ message: `${name} doit être vrai ou faux` }),
  );
}

/** A text that may also come as a number, such as a price: kept as received. */
export function TextOrNumber({ most }: { readonly most: Rule }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], required: false, nullable: true }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'number' && Number.isFinite(value) ? String(value) : value,
    ),
    Text({ most, empty: null }),
  );
}

/** Of a price: anything but less than nothing. */
export const NotNegative = (): PropertyDecorator =>
  Matches(/^(?!\s*[-−]\s*\d)/, { message: 'Le prix ne peut pas être négatif' });

/** Of a month or a day as it was written: one that the calendar has. */
export const InCalendar = (): PropertyDecorator =>
  ValidateBy({
    name: 'inCalendar',
    validator: {
      validate: (value) => typeof value !== 'string' || isInCalendar(value),
      defaultMessage: () => 'Cette date n’existe pas (MM/AAAA ou JJ/MM/AAAA)',
    },
  });

export function Flag(message: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Boolean, required: false, default: true }),
    IsOptional(),
    IsBoolean({ message }),
  );
}

/** Each of a list: the database stores no NUL and no half letter either. */
export const EachOneLine = (): PropertyDecorator => Matches(ONE_LINE, { each: true, message: NO_CONTROL });

/** Names of the fields that the visitor changed himself (F12). */
export function Touched(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: [String], required: false }),
    IsOptional(),
    IsArray({ message: 'La liste des champs est illisible' }),
    ArrayMaxSize(40, { message: 'La liste des champs est trop longue' }),
    EachOneLine(),
    IsString({ each: true, message: 'La liste des champs est illisible' }),
    MaxLength(60, { each: true, message: 'La liste des champs est illisible' }),
  );
}

/** A field that people do not see: whoever fills it is a robot. */
export function Honeypot(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, required: false, maxLength: 500 }),
    Trimmed(),
    IsOptional(),
    MaxLength(500, { message: NO_CONTROL }),
    IsString({ message: NO_CONTROL }),
  );
}
