import { colleagueRules } from '@pignon/domain/accounts/desk/colleague-rules';
import { passwordRules } from '@pignon/domain/accounts/passwords/password-rules';
import { rule } from '@pignon/domain/shared/rules';
import { asTyped, Email, Text } from '../../http/input/fields';

const token = { required: rule(1, 'Le lien est incomplet'), most: rule(100, 'Le lien est illisible') };

export class ForgottenDto {
  @Email(colleagueRules.email)
  email!: string;
}

export class LinkDto {
  @Text(token)
  token!: string;
}

export class NewPasswordDto extends LinkDto {
  /** Of an invitation. */
  @Text({ most: colleagueRules.longestName })
  name?: string;

  @Text({ required: passwordRules.least, most: rule(1000, passwordRules.most.message), reading: asTyped })
  password!: string;
}
