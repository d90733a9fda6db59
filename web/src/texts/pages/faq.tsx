import { paths } from '../../site/paths';
import { ON_SERVER } from '../../lib/on-server';
import type { Question } from '../../ui/questions';
import type { TextContent } from '../parts/content';
import { questionsJsonLd } from '../parts/questions-json-ld';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

const QUESTIONS: readonly Question[] = [
  {
    question: 'L’estimation est-elle vraiment gratuite ?',
    answer:
      'Oui, et sans engagement. Vous décrivez votre bien en deux étapes, un expert l’analyse et l’estimation détaillée arrive sous 48h ouvrées.',
  },
  {
    question: 'Que sont des murs occupés ?',
    answer: 'La propriété d’un local déjà loué : l’acquéreur reprend le bail et perçoit le loyer dès la signature.',
  },
  {
    question: 'Comment est calculé le rendement affiché ?',
    answer:
      'Loyer annuel divisé par le prix. La fiche du bien détaille le rendement brut, net de charges et frais compris quand les données existent.',
  },
  {
    question: 'Qui paie les honoraires ?',
    answer:
      'Chaque annonce le précise : à la charge du vendeur, ou de l’acquéreur avec leur montant et le prix hors honoraires.',
  },
  {
    question: 'Combien de temps dure un bail commercial ?',
    answer: '9 ans, et jusqu’à 12 ans. Le locataire peut en principe partir à la fin de chaque période de trois ans.',
  },
  {
    question: 'Qui paie la taxe foncière ?',
    answer:
      'Le propriétaire, sauf si le bail la met à la charge du locataire. Les annonces l’indiquent quand l’information est connue.',
  },
  {
    question: 'Pourquoi certaines adresses sont-elles approximatives ?',
    answer:
      'Parce que le propriétaire l’a demandé : la carte montre alors un secteur de 10 km, et l’adresse est donnée sur demande.',
  },
  {
    question: 'Comment voir les biens off-market ?',
    answer:
      'Inscrivez-vous sur la page off-market. Une fois votre demande validée, vous recevez un lien personnel qui ouvre les dossiers.',
  },
  {
    question: 'Que deviennent mes données ?',
    answer:
      'Elles servent à répondre à votre demande et sont gardées trois ans après votre dernier contact. Vous pouvez demander à les consulter ou à les effacer.',
  },
];

export const rules = textRules(
  paths.faq,
  'Questions fréquentes',
  'Estimation, murs occupés, rendement, honoraires, bail commercial, off-market : les réponses aux questions les plus fréquentes.',
  [],
  ON_SERVER ? questionsJsonLd(QUESTIONS) : undefined,
);

const content: TextContent = {
  title: 'Questions fréquentes',
  lead: 'Ce que propriétaires, investisseurs et commerçants nous demandent le plus.',
  sections: [
    {
      heading: 'Vos questions',
      questions: QUESTIONS,
    },
  ],
  calls: [
    { label: 'Nous contacter', href: paths.contact },
    { label: 'Obtenir mon estimation gratuite', href: paths.estimation },
  ],
};

export default function FaqPage() {
  return <TextPage content={content} />;
}
