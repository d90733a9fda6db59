import { pointOf } from '../../geography/lng-lat';
import { foldText } from '../../shared/text/slug';
import { type Checked, isUnsaid, missing, type Policy } from './check';

export const ADDRESS_POLICIES: readonly Policy[] = [
  {
    id: 'hidden-address',
    level: 'blocking',
    tab: 'adresse',
    asked: ({ hideFullAddress, address }) => hideFullAddress && streetIn(address) !== null,
    well: 'Aucun texte ne dit l’adresse masquée.',
    fault: missing(
      (property) => says(property, foldText(firstLine(property.address))) && /^\d/.test(firstLine(property.address)),
      'L’adresse est masquée, et le titre, la description ou le référencement la disent.',
    ),
  },
  {
    id: 'hidden-street',
    level: 'warning',
    tab: 'adresse',
    asked: ({ hideFullAddress, address }) => hideFullAddress && streetIn(address) !== null,
    well: 'Aucun texte ne dit la rue de l’adresse masquée.',
    fault: missing(
      (property) => says(property, streetIn(property.address) ?? ''),
      'L’adresse est masquée, et le titre, la description ou le référencement disent sa rue.',
    ),
  },
  {
    id: 'shown-address',
    level: 'information',
    tab: 'adresse',
    asked: ({ hideFullAddress, address }) => !hideFullAddress && !isUnsaid(address),
    well: 'L’adresse exacte est affichée.',
    fault: () => null,
  },
  {
    id: 'postcode',
    level: 'warning',
    tab: 'adresse',
    well: 'Le code postal est indiqué.',
    fault: missing(
      ({ postcode }) => isUnsaid(postcode),
      'Indiquez le code postal\u00a0: il dit la commune et la région sans se tromper.',
    ),
  },
  {
    id: 'point',
    level: 'warning',
    tab: 'adresse',
    well: 'Le bien a sa place sur la carte.',
    fault: missing(
      (property) => pointOf(property) === null,
      'Placez le bien sur la carte\u00a0: sans coordonnées, il n’y est qu’environ.',
    ),
  },
];

/** '12 bis rue de Lévis' of '12 bis rue de Lévis, 75017 Paris'; of '12, rue de Lévis' both. */
function firstLine(address: string | null): string {
  const parts = (address ?? '').split(',');
  const end = parts.findIndex((part) => /\p{L}{3}/u.test(part));
  return end < 0
    ? ''
    : parts
        .slice(0, end + 1)
        .join(' ')
        .trim();
}

/** 'rue de levis'; null where it names no street that a text could tell. */
function streetIn(address: string | null): string | null {
  const street = foldText(firstLine(address).replace(/^\s*\d+(?:\s*[-/]\s*\d+)*\s*(?:bis|ter|quater)?(?!\p{L})/iu, ''));
  return street.length >= LEAST ? street : null;
}

/** Shorter ones stand in any text. */
const LEAST = 6;

function says({ title, description, seoTitle, seoDescription, slug }: Checked, folded: string): boolean {
  const texts = [title, description, seoTitle, seoDescription, slug].map((text) => ` ${foldText(text ?? '')} `);
  return texts.some((text) => text.includes(` ${folded} `));
}
