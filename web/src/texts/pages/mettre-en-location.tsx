import { paths } from '../../app/paths';
import type { TextContent } from '../content';
import { TextPage } from '../text-page';

const content: TextContent = {
  title: 'Mettre en location un local',
  lead: 'Trouver un locataire solide, au loyer juste, avec un bail qui vous protège.',
  sections: [
    {
      heading: 'Comment se passe la mise en location',
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
      heading: 'Le bail commercial en bref',
      paragraphs: [
        'Un bail commercial dure neuf ans au moins ; le locataire peut en principe partir tous les trois ans. Le loyer des boutiques suit l’indice des loyers commerciaux (ILC), celui des bureaux et entrepôts l’indice des loyers des activités tertiaires (ILAT).',
      ],
    },
  ],
  calls: [
    { label: 'Nous contacter', href: paths.contact },
    { label: 'Obtenir mon estimation gratuite', href: paths.estimation },
  ],
};

export default function MettreEnLocationPage() {
  return <TextPage content={content} />;
}
