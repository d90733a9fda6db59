import { PartialType } from '@nestjs/swagger';
import { limits, rule } from '@pignon/domain/shared/rules';
import { Email, Text } from '../http/fields';
import { ImageAddress } from '../http/image-address';
import { Link } from '../http/link';

const SITE = rule(/^https?:\/\/[^\s"'<>]+$/, 'Le site est une adresse http(s)');

/** M143: an adviser as staff send him. Null takes a photo or a site back. */
export class AgentDto {
  @Text({ required: rule(1, 'Le nom est requis'), most: limits.name })
  name!: string;

  @Email(rule(3, 'Email invalide'))
  email!: string;

  @Text({ required: rule(10, 'Numéro de téléphone invalide'), most: limits.phone })
  phone!: string;

  @ImageAddress()
  photoUrl?: string | null;

  @Link({ most: rule(500, "L'adresse du site ne peut pas dépasser 500 caractères"), empty: null, only: SITE })
  website?: string | null;
}

/** What is absent stays as it is. */
export class AgentChangesDto extends PartialType(AgentDto) {}
