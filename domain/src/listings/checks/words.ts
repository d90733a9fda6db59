import { type Checked, missing, type Policy } from './check';

const TITLE = { least: 10, most: 120 } as const;
export const DESCRIPTION = { least: 200, most: 5000 } as const;

const described = ({ description }: Checked): number => description?.trim().length ?? 0;

export const WORDS_POLICIES: readonly Policy[] = [
  {
    id: 'title',
    level: 'warning',
    tab: 'essentiel',
    well: 'Le titre a la bonne longueur.',
    fault: ({ title }) => {
      const { length } = title.trim();
      if (length < TITLE.least) return `Le titre est court (${length} caractères, ${TITLE.least} au moins).`;
      return length > TITLE.most ? `Le titre est long (${length} caractères, ${TITLE.most} au plus).` : null;
    },
  },
  {
    id: 'description',
    level: 'blocking',
    tab: 'essentiel',
    well: 'Le bien est décrit.',
    fault: missing((property) => described(property) === 0, 'Décrivez le bien.'),
  },
  {
    id: 'description-length',
    level: 'warning',
    tab: 'essentiel',
    asked: (property) => described(property) > 0,
    well: 'La description a la bonne longueur.',
    fault: (property) => {
      const length = described(property);
      if (length < DESCRIPTION.least)
        return `La description est courte (${length} caractères, ${DESCRIPTION.least} au moins).`;
      return length > DESCRIPTION.most
        ? `La description est longue (${length} caractères, ${DESCRIPTION.most} au plus).`
        : null;
    },
  },
  {
    id: 'seo-description',
    level: 'information',
    tab: 'referencement',
    well: 'La description pour les moteurs de recherche est écrite.',
    fault: missing(
      ({ seoDescription }) => seoDescription === null,
      'Sans description pour les moteurs de recherche, ils montrent les chiffres et le début du texte.',
    ),
  },
];
