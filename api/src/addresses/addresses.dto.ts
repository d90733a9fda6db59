import { rule } from '@pignon/domain/shared/rules';
import { Text } from '../http/input/fields';

export class AddressQuery {
  @Text({
    required: rule(3, "L'adresse doit contenir au moins 3 caractères"),
    most: rule(200, "L'adresse ne peut pas dépasser 200 caractères"),
  })
  q!: string;
}
