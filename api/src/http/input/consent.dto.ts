import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Consent, CONSENTS, type ConsentVersion } from '@pignon/domain/prospects/consent';
import { rule } from '@pignon/domain/shared/rules';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, Matches, ValidateNested } from 'class-validator';
import { Choice, Text } from './fields';

const VERSIONS = CONSENTS.map(({ version }) => version);
const UNREADABLE = 'La mention acceptée est illisible';

/** Which words stood beside the button, on which page. */
export class ConsentDto implements Consent {
  @Choice(VERSIONS, 'Cette mention est inconnue')
  version!: ConsentVersion;

  @Matches(/^\/[^?#\s]*$/, { message: UNREADABLE })
  @Text({ required: rule(1, UNREADABLE), most: rule(300, UNREADABLE) })
  page!: string;
}

/** Absent where a form shows no such words. */
export const Agreed = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: ConsentDto, required: false }),
    IsOptional(),
    ValidateNested(),
    Type(() => ConsentDto),
    IsObject({ message: UNREADABLE }),
  );
