import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { MatchingPart } from '../parts/matching-part';
import { PREMISES_CARDS } from '../parts/matching-paths';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.premises,
  'Locaux commerciaux',
  'Boutiques, bureaux et locaux d’activité à vendre ou à louer partout en France : prix ou loyer, surface, bail et honoraires sur chaque annonce.',
  [PREMISES_CARDS],
);

const content: TextContent = {
  title: 'Locaux commerciaux',
  lead: 'Boutiques, bureaux et locaux d’activité à vendre ou à louer : chaque annonce donne le prix ou le loyer, la surface et les honoraires.',
  sections: [
    {
      heading: 'Trouver le bon emplacement',
      paragraphs: [
        'Une vitrine se choisit d’abord par sa rue. Nos annonces indiquent la ville, le flux piéton quand il est connu, la surface par niveau et l’occupation du local.',
      ],
      points: [
        {
          title: 'À louer',
          text: 'Loyer annuel et mensuel, charges, taxe foncière et données du bail sont détaillés sur la fiche de chaque bien.',
        },
        {
          title: 'À vendre',
          text: 'Prix, honoraires et performance énergétique figurent sur chaque fiche, avec un simulateur de financement.',
        },
        { title: 'Carte de France', text: 'Les biens se parcourent en grille, sur une carte ou région par région.' },
      ],
    },
    {
      heading: 'Ce qu’il faut savoir du bail commercial',
      paragraphs: [
        'Un bail commercial dure neuf ans au moins ; le locataire peut en principe partir tous les trois ans. Le loyer des boutiques suit l’indice des loyers commerciaux (ILC), celui des bureaux et entrepôts l’indice des loyers des activités tertiaires (ILAT).',
      ],
    },
  ],
  calls: [
    { label: 'Voir nos biens', href: paths.listings },
    { label: 'Nous contacter', href: paths.contact },
  ],
};

export default function LocauxCommerciauxPage() {
  return (
    <TextPage content={content}>
      <MatchingPart
        heading="Nos locaux commerciaux"
        cards={PREMISES_CARDS}
        href={`${paths.listings}?type=commercial,boutique`}
      />
    </TextPage>
  );
}
