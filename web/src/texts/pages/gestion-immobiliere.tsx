import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.propertyManagement,
  'Gestion immobilière',
  'Gestion immobilière de commerces, bureaux et immeubles : bail commercial, charges, indexation et un interlocuteur unique.',
);

const content: TextContent = {
  title: 'Gestion immobilière',
  lead: 'La gestion locative de commerces, de bureaux et d’immeubles, par une équipe qui les vend et les loue aussi.',
  sections: [
    {
      heading: 'Une gestion d’immobilier commercial',
      paragraphs: [
        'Un local commercial ne se gère pas comme un logement : bail de neuf ans, échéances triennales, indice propre, taxe foncière parfois à la charge du preneur, TVA sur option. C’est notre métier.',
      ],
    },
    {
      heading: 'Pour qui',
      points: [
        { title: 'Investisseurs', text: 'Vous suivez vos loyers et votre rendement sans suivre le quotidien.' },
        {
          title: 'Propriétaires',
          text: 'Vous gardez la décision ; nous tenons les comptes, les délais et la relation.',
        },
        { title: 'Indivisions et familles', text: 'Un seul interlocuteur pour tous les propriétaires d’un bien.' },
      ],
    },
  ],
  calls: [
    { label: 'Mettre en gestion', href: paths.management },
    { label: 'Nous contacter', href: paths.contact },
  ],
};

export default function GestionImmobilierePage() {
  return <TextPage content={content} />;
}
