import { rule } from '@pignon/domain/shared/rules';
import { asciiAddress } from '@pignon/infra/mail/ascii-address';
import { asTyped, Text } from '../http/input/fields';

export class LoginDto {
  @Text({ required: rule(1, "L'email est requis"), most: rule(254, 'Email invalide'), reading: asciiAddress })
  email!: string;

  @Text({
    required: rule(1, 'Le mot de passe est requis'),
    most: rule(1000, 'Mot de passe trop long'),
    reading: asTyped,
  })
  password!: string;
}
