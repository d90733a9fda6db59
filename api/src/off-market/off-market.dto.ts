import { ApiProperty } from '@nestjs/swagger';
import { refusalRules, registrationRules } from '@pignon/domain/off-market/access-rules';
import { type ShownAccessState, SHOWN_ACCESS_STATES } from '@pignon/domain/off-market/staff-access';
import { limits, rule } from '@pignon/domain/shared/rules';
import { asciiAddress } from '@pignon/infra/mail/ascii-address';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { Agreed, ConsentDto } from '../http/input/consent.dto';
import { Email, Honeypot, Text, Touched } from '../http/input/fields';

const UNKNOWN = 'Ce bien est inconnu';

/** A number, or its text as it stands in an address; empty means none. */
function PropertyNumber({ optional }: { optional: boolean }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Number, required: !optional }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{0,10}$/.test(value.trim())
        ? value.trim() === ''
          ? undefined
          : Number(value)
        : (value ?? undefined),
    ),
    ...(optional ? [IsOptional()] : []),
    Max(2 ** 31 - 1, { message: UNKNOWN }),
    Min(1, { message: UNKNOWN }),
    IsInt({ message: UNKNOWN }),
  );
}

/** M97, M146. Without a property: registration for all of them (F24). */
export class RegisterDto {
  @Email(registrationRules.email)
  email!: string;

  @Text({ most: limits.name })
  name?: string;

  @Text({ most: limits.phone })
  phone?: string;

  @Text({ most: registrationRules.company })
  company?: string;

  @PropertyNumber({ optional: true })
  propertyId?: number;

  @Touched()
  touched?: string[];

  @Honeypot()
  website?: string;

  @Agreed()
  consent?: ConsentDto;
}

/** The state that the list showed: another one by now is a colleague's decision, which nobody overrides unseen. */
export class DecisionDto {
  @ApiProperty({ enum: SHOWN_ACCESS_STATES, required: false })
  @IsOptional()
  @IsIn(SHOWN_ACCESS_STATES, { message: 'Cet état est inconnu' })
  expected?: ShownAccessState;
}

export class RefusalDto extends DecisionDto {
  /** For the agency alone. */
  @Text({ most: refusalRules.reason, lines: 'several' })
  reason?: string;
}

/** Which link it replaces, as the list showed it: a second press finds it replaced already. */
export class NewLinkDto extends DecisionDto {
  @ApiProperty({ type: Number })
  @IsInt({ message: 'Le lien à remplacer manque' })
  edition!: number;
}

/** Not held to be an address: what is none gets the same answer as one that nobody has. */
export class CheckQuery {
  @Text({ required: rule(1, registrationRules.email.message), most: limits.email, reading: asciiAddress })
  email!: string;
}

export class PropertyCheckQuery extends CheckQuery {
  @PropertyNumber({ optional: false })
  propertyId!: number;
}

export class OpenPageQuery {
  @PropertyNumber({ optional: false })
  propertyId!: number;
}

export class AccessCodeDto {
  /** Absent: the access to every off-market property. */
  @PropertyNumber({ optional: true })
  propertyId?: number;

  @Text({ required: rule(1, 'Le code manque'), most: rule(200, 'Ce code est inconnu') })
  accessCode!: string;
}
