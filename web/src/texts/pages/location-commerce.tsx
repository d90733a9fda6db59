import { paths } from '../../app/paths';
import type { TextContent } from '../content';
import { TextPage } from '../text-page';

const content: TextContent = {
  title: 'Location de commerce',
  lead: 'Propriétaire ou enseigne : louer un commerce engage pour neuf ans. Nous en négocions chaque ligne.',
  sections: [
    {
      heading: 'Vous êtes propriétaire',
      steps: [
        {
          title: 'Estimation du loyer',
          text: 'Nous situons votre local dans sa rue et son quartier, puis fixons avec vous un loyer annuel hors taxes et hors charges.',
        },
        {
          title: 'Recherche du locataire',
          text: 'Activité, solidité, projet : nous vous présentons des enseignes et des indépendants dont le dossier tient.',
        },
        {
          title: 'Bail commercial',
          text: 'Durée, indice, dépôt de garantie, répartition des charges et de la taxe foncière sont négociés avant la rédaction.',
        },
        {
          title: 'Remise des clés',
          text: 'État des lieux contradictoire et entrée en jouissance, avec ou sans gestion par nos soins.',
        },
      ],
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
