import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.buying,
  'Achat de commerce',
  'Achat de commerce : murs occupés avec loyer et rendement, locaux libres, simulateur de financement et conseiller dédié jusqu’à la signature.',
);

const content: TextContent = {
  title: 'Achat de commerce',
  lead: 'Murs occupés pour investir, locaux libres pour s’installer : le même soin du chiffre et de l’emplacement.',
  sections: [
    {
      heading: 'Acheter pour investir',
      paragraphs: [
        'Chaque fiche de murs occupés donne le loyer annuel, les charges, la taxe foncière et qui la paie, les dates du bail et le rendement.',
      ],
    },
    {
      heading: 'Acheter pour s’installer',
      paragraphs: [
        'Surface par niveau, cave, flux piéton, performance énergétique : la fiche dit ce que vous verrez sur place. Un simulateur calcule la mensualité de votre crédit.',
      ],
    },
    {
      heading: 'Les étapes',
      steps: [
        {
          title: 'Votre recherche',
          text: 'Ville, surface, budget, rendement : filtrez nos annonces ou décrivez votre projet à un conseiller.',
        },
        { title: 'La visite', text: 'Nous organisons la visite et vous remettons la fiche du bien en PDF.' },
        {
          title: 'L’offre',
          text: 'Prix, conditions, droit de préférence du locataire : nous négocions et sécurisons l’accord.',
        },
        { title: 'La signature', text: 'Nous suivons le dossier jusqu’à l’acte.' },
      ],
    },
  ],
  calls: [
    { label: 'Voir les biens à vendre', href: `${paths.filteredListings}?transactionType=sale` },
    { label: 'Nous contacter', href: paths.contact },
  ],
};

export default function AchatCommercePage() {
  return <TextPage content={content} />;
}
