import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { LETTING_STEPS } from '../parts/letting-steps';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.letting,
  'Location de commerce',
  'Location de commerce : boutiques, bureaux et locaux à louer, et l’accompagnement des propriétaires jusqu’à la signature du bail.',
);

const content: TextContent = {
  title: 'Location de commerce',
  lead: 'Propriétaire ou enseigne : louer un commerce engage pour neuf ans. Nous en négocions chaque ligne.',
  sections: [
    {
      heading: 'Vous êtes propriétaire',
      steps: LETTING_STEPS,
    },
    {
      heading: 'Vous cherchez un local',
      paragraphs: [
        'Dites-nous votre activité, votre ville, la surface et le loyer visés : un conseiller vous propose les locaux qui conviennent, publiés ou non.',
      ],
    },
  ],
  calls: [
    { label: 'Voir les locaux à louer', href: `${paths.filteredListings}?transactionType=rental` },
    { label: 'Nous contacter', href: paths.contact },
  ],
};

export default function LocationCommercePage() {
  return <TextPage content={content} />;
}
