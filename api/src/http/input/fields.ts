import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isInCalendar } from '@pignon/domain/listings/display/lease-dates';
import { writtenEuros } from '@pignon/domain/listings/amounts/written-euros';
import { EMAIL_PATTERN, limits, type Rule } from '@pignon/domain/shared/rules';
import { digitsOnly } from '@pignon/domain/shared/text/french';
import { saysNothing } from '@pignon/domain/shared/text/typed/says-nothing';
import { typedAmount } from '@pignon/domain/shared/text/typed/typed-amount';
import { oneLine, severalLines } from '@pignon/domain/shared/text/typed/typed-text';
import { asciiAddress } from '@pignon/infra/mail/ascii-address';
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

/** What the database cannot hold: NUL, and half of a surrogate pair. All else was cleaned before any check (C60). */
const STORABLE = /^[^\0\p{Cs}]*$/u;
const NO_CONTROL = 'Ce champ contient un caractère interdit';

type Reading = (typed: string) => string;

/** Before any check. Empty text counts as absent; what must be said stays empty, so that a change that blanks it is refused. */
const Read = (reading: Reading, empty: '' | null | undefined, asSaid = false) =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value === 'string') {
      const read = reading(value);
      return read === '' || (empty !== '' && !asSaid && saysNothing(read)) ? empty : read;
    }
    return value === null && empty === '' ? '' : value;
  });

/** For a password: its signs are its own affair. */
export const asTyped: Reading = (typed) => typed.trim();

const EMAIL_FORM = { allow_utf8_local_part: false };

interface TextOptions {
  /** The least length and what to say below it; a field without it may be absent. */
  readonly required?: Rule;
  readonly most: Rule;
  readonly lines?: 'one' | 'several';
  /** Where it is no text but, say, an address. */
  readonly reading?: Reading;
  /** 'NC' and '-' are words like others: an answer in a talk, something looked for. */
  readonly asSaid?: boolean;
  /** What empty text means: absent, or null where it takes a stored value back. */
  readonly empty?: null;
}

export function Text({
  required,
  most,
  lines = 'one',
  reading = lines === 'one' ? oneLine : severalLines,
  empty,
  asSaid = false,
}: TextOptions): PropertyDecorator {
  const message = required?.message ?? NO_CONTROL;
  return applyDecorators(
    ApiProperty({ type: String, required: Boolean(required), minLength: required?.value, maxLength: most.value }),
    Read(reading, required ? '' : empty, asSaid),
    ...(required ? [] : [IsOptional()]),
    Matches(STORABLE, { message: NO_CONTROL }),
    MaxLength(most.value, { message: most.message }),
    ...(required ? [MinLength(required.value, { message })] : []),
    IsString({ message: required?.message ?? 'Ce champ doit être un texte' }),
  );
}

export function Email(required: Rule | null): PropertyDecorator {
  const message = 'Email invalide';
  return applyDecorators(
    ApiProperty({ type: String, format: 'email', required: required !== null, maxLength: limits.email.value }),
    Read(asciiAddress, undefined),
    ...(required ? [] : [IsOptional()]),
    MaxLength(limits.email.value, { message: limits.email.message }),
    Matches(EMAIL_PATTERN, { message }),
    ReadableEmail(message),
    IsString({ message }),
  );
}

/** The library takes any letter in a domain; what has no ASCII form by now is none. One that is too long is told so. */
const ReadableEmail = (message: string): PropertyDecorator =>
  ValidateBy({
    name: 'isEmail',
    validator: {
      validate: (value) =>
        typeof value === 'string' &&
        (value.length > limits.email.value || (/^\p{ASCII}*$/u.test(value) && isEmail(value, EMAIL_FORM))),
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
    Read(oneLine, empty),
    ...(optional ? [IsOptional()] : []),
    IsIn(values, { message }),
  );
}

/** Digits only, whole euros (M47): cents and whatever else was typed are dropped (F77). */
export function Amount(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, required: false, pattern: '^\\d*$' }),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value === 'number') return digitsOnly(String(Math.trunc(value)));
      return typeof value === 'string' ? typedAmount(value) || undefined : (value ?? undefined);
    }),
    IsOptional(),
    MaxLength(limits.amount.value, { message: limits.amount.message }),
    IsString({ message: 'Le montant doit être un nombre' }),
  );
}

/** A number, or its French text ('108,10'); null takes a value back. */
export function Quantity(
  name: string,
  { min = 0, max = 1e10, whole = false, reading = decimalNumber } = {},
): PropertyDecorator {
  const message = `${name} doit être un nombre${whole ? ' entier' : ''} de ${min} à ${max}`;
  return applyDecorators(
    ApiProperty({ type: Number, required: false, nullable: true }),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      const text = oneLine(value);
      return saysNothing(text) ? null : reading(text);
    }),
    IsOptional(),
    Min(min, { message }),
    Max(max, { message }),
    ...(whole ? [IsInt({ message })] : []),
    IsNumber({}, { message }),
  );
}

const decimalNumber = (text: string): number => Number(text.replace(/[\s€]/g, '').replace(',', '.'));

/** Euros, or their text as people write it: '41.100 €' is no 41 euros, '1.200,50' keeps its cents (F77). */
export const Euros = (name: string): PropertyDecorator => Quantity(name, { reading: writtenEuros });

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

/** Of a month or a day as it was written: one that the calendar has (C67). */
export const InCalendar = (has: (text: string) => boolean = isInCalendar): PropertyDecorator =>
  ValidateBy({
    name: 'inCalendar',
    validator: {
      validate: (value) => typeof value !== 'string' || has(value),
      defaultMessage: () => "Cette date n'existe pas",
    },
  });

export function Flag(message: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Boolean, required: false, default: true }),
    IsOptional(),
    IsBoolean({ message }),
  );
}

/** Each of a list, read and checked like a text of one line. */
export const EachOneLine = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? oneLine(one) : one)) : value,
    ),
    Matches(STORABLE, { each: true, message: NO_CONTROL }),
  );

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
    Read(oneLine, undefined),
    IsOptional(),
    MaxLength(500, { message: NO_CONTROL }),
    IsString({ message: NO_CONTROL }),
  );
}
