import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.services,
  'Nos services',
  'Estimation gratuite, vente, location, gestion et recherche de locaux et murs commerciaux : tous les services de l’agence Pignon.',
);

const content: TextContent = {
  title: 'Nos services',
  lead: 'Estimer, vendre, louer, acheter, gérer : un conseiller dédié pour chaque projet d’immobilier commercial.',
  sections: [
    {
      heading: 'Vous êtes propriétaire',
      points: [
        { title: 'Estimation gratuite', text: 'Une estimation fiable et gratuite sous 48h.', href: paths.estimation },
        { title: 'Vendre un local', text: 'Du dossier à la signature, publié ou off-market.', href: paths.selling },
        { title: 'Mettre en location', text: 'Un locataire solide et un bail équilibré.', href: paths.lettingOut },
        { title: 'Mettre en gestion', text: 'Loyers, charges, indexation, échéances.', href: paths.management },
      ],
    },
    {
      heading: 'Vous cherchez un bien',
      points: [
        {
          title: 'Recherche personnalisée',
          text: 'Vous décrivez votre projet, un conseiller vous propose des biens publiés ou non.',
        },
        { title: 'Négociation', text: 'Prix, bail, travaux : nous négocions pour vous.' },
        {
          title: 'Conseil en investissement',
          text: 'Rendement, bail, emplacement : ce que valent des murs avant de les acheter.',
        },
      ],
    },
    {
      heading: 'Notre expérience',
      paragraphs: [
        'Plus de 15 ans d’expérience de l’immobilier commercial au service de nos clients, depuis Paris et dans toute la France.',
      ],
    },
  ],
  calls: [
    { label: 'Obtenir mon estimation gratuite', href: paths.estimation },
    { label: 'Nous contacter', href: paths.contact },
  ],
};

export default function ServicesPage() {
  return <TextPage content={content} />;
}
