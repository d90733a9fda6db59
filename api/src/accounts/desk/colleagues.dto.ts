import { ApiProperty } from '@nestjs/swagger';
import { colleagueRules } from '@pignon/domain/accounts/desk/colleague-rules';
import { type Role, ROLES, SWITCHED_ROLES, type SwitchedRole } from '@pignon/domain/accounts/rights';
import { ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { Choice, Email, Quantity, Text } from '../../http/input/fields';

export class ColleagueDto {
  @Text({ required: colleagueRules.name, most: colleagueRules.longestName })
  name!: string;

  @Choice(ROLES, colleagueRules.role)
  role!: Role;

  /** The adviser who they are; null: none. */
  @Quantity('Le conseiller', { min: 1, max: 2_147_483_647, whole: true })
  agentId?: number | null;
}

export class InvitationDto extends ColleagueDto {
  @Email(colleagueRules.email)
  email!: string;
}

export class DisabledDto {
  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: '« disabled » doit être vrai ou faux' })
  disabled!: boolean;
}

export class EnabledRolesDto {
  @ApiProperty({ enum: SWITCHED_ROLES, isArray: true })
  @IsIn(SWITCHED_ROLES, { each: true, message: colleagueRules.role })
  @ArrayUnique({ message: colleagueRules.role })
  @IsArray({ message: colleagueRules.role })
  roles!: SwitchedRole[];
}
