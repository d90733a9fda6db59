import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.about,
  'À propos de nous',
  'Pignon, spécialiste des locaux et murs commerciaux à Paris depuis 2014 : 11 ans d’expérience, 500+ transactions, une couverture nationale.',
);

const content: TextContent = {
  title: 'À propos de nous',
  lead: 'Spécialiste des locaux et murs commerciaux, à Paris depuis 2014.',
  sections: [
    {
      heading: 'Notre histoire',
      paragraphs: [
        'L’agence est née en 2014 à Paris, autour d’une idée simple : l’immobilier commercial mérite la même clarté que les comptes de ceux qui y travaillent. Nous vendons, louons et gérons des boutiques, des bureaux, des immeubles et des murs, occupés ou libres.',
      ],
    },
    {
      heading: 'En quelques chiffres',
      points: [
        { title: '11 ans', text: 'd’expérience' },
        { title: '500+', text: 'transactions' },
        { title: '500+', text: 'clients satisfaits' },
        { title: 'Paris', text: 'et une couverture nationale' },
      ],
    },
    {
      heading: 'Notre manière de travailler',
      points: [
        {
          title: 'Des chiffres sur la table',
          text: 'Loyer, charges, taxe foncière, honoraires : chaque annonce dit ce qu’elle sait et ce qu’elle ignore.',
        },
        {
          title: 'De la discrétion',
          text: 'Les biens off-market ne sont montrés qu’aux clients que notre équipe a validés.',
        },
        {
          title: 'Un interlocuteur',
          text: 'Un conseiller dédié suit votre dossier du premier message à la signature.',
        },
      ],
    },
  ],
  calls: [
    { label: 'Nous contacter', href: paths.contact },
    { label: 'Voir nos biens', href: paths.listings },
  ],
};

export default function AProposPage() {
  return <TextPage content={content} />;
}
