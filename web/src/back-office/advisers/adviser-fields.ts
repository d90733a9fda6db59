import { agentRules } from '@pignon/domain/agents/agent-rules';
import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import type { Focus } from '@pignon/domain/listings/photo';
import { imageAddress } from '@pignon/domain/shared/image-address';
import { EMAIL_PATTERN, limits, type Rule } from '@pignon/domain/shared/rules';
import type { FieldChecks } from '../../staff/form/use-record-form';

/** As it is typed: lists are texts with commas. */
export type AdviserValues = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly photoUrl: string;
  /** '0.5,0.2', or nothing. */
  readonly photoFocus: string;
  readonly website: string;
  readonly title: string;
  readonly sectors: string;
  readonly specialities: string;
  readonly active: boolean;
};

const atLeast =
  ({ value, message }: Rule) =>
  (text: unknown): true | string =>
    String(text).trim().length >= value || message;
const of =
  ({ value, message }: Rule<RegExp>) =>
  (text: unknown): true | string =>
    text === '' || value.test(String(text).trim()) || message;

/** Their labels, and what is wrong with them before the server is asked; in the order of the form. */
export const ADVISER_FIELDS: FieldChecks<AdviserValues> = {
  name: { label: 'Nom', check: { validate: atLeast(agentRules.name), maxLength: limits.name } },
  email: {
    label: 'Email',
    check: {
      validate: (text: unknown) => EMAIL_PATTERN.test(String(text).trim()) || agentRules.email.message,
      maxLength: limits.email,
    },
  },
  phone: { label: 'Téléphone', check: { validate: atLeast(agentRules.phone), maxLength: limits.phone } },
  title: { label: 'Rôle affiché', check: { maxLength: agentRules.title } },
  photoUrl: { label: 'Photo', check: { validate: of(imageAddress.form), maxLength: imageAddress.most } },
  photoFocus: { label: 'Point d’intérêt de la photo' },
  website: { label: 'Site', check: { validate: of(agentRules.website.form), maxLength: agentRules.website.most } },
  sectors: { label: 'Secteurs' },
  specialities: { label: 'Spécialités' },
  active: { label: 'Actif' },
};

export const NO_ADVISER: AdviserValues = {
  name: '',
  email: '',
  phone: '',
  title: 'Conseiller immobilier dédié',
  photoUrl: '',
  photoFocus: '',
  website: '',
  sectors: '',
  specialities: '',
  active: true,
};

export const valuesOf = ({
  name,
  email,
  phone,
  title,
  photoUrl,
  photoFocus,
  website,
  ...more
}: StaffAgent): AdviserValues => ({
  name,
  email,
  phone,
  title,
  photoUrl,
  photoFocus: photoFocus ? `${photoFocus.x},${photoFocus.y}` : '',
  website,
  sectors: more.sectors.join(', '),
  specialities: more.specialities.join(', '),
  active: more.active,
});

/** What the api is sent; null takes a photo or a site back. */
export const bodyOf = ({ photoUrl, photoFocus, website, sectors, specialities, ...others }: AdviserValues) => ({
  ...others,
  photoUrl: photoUrl.trim() || null,
  photoFocus: photoUrl.trim() ? focusOf(photoFocus) : null,
  website: website.trim() || null,
  sectors: listOf(sectors).map((code) => code.toUpperCase()),
  specialities: listOf(specialities),
});

/** Of the form's text. */
export function focusOf(text: string): Focus | null {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
  return text !== '' && x >= 0 && y >= 0 ? { x, y } : null;
}

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
