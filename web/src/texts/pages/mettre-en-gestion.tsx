import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.management,
  'Mettre en gestion',
  'Mettre en gestion un local commercial : loyers, charges, indexation ILC ou ILAT, échéances du bail et relation avec le locataire.',
);

const content: TextContent = {
  title: 'Mettre en gestion',
  lead: 'Nous gérons vos locaux commerciaux : loyers, charges, indexation et relation avec le locataire.',
  sections: [
    {
      heading: 'Ce que nous prenons en charge',
      points: [
        {
          title: 'Loyers et charges',
          text: 'Quittancement, encaissement, relances et régularisation annuelle des charges.',
        },
        { title: 'Indexation', text: 'Le loyer suit l’ILC ou l’ILAT, à la date et selon la clause du bail.' },
        { title: 'Bail', text: 'Échéances triennales, renouvellement, congé : nous vous alertons à temps.' },
        { title: 'Travaux et assurances', text: 'Suivi des sinistres, des travaux et des attestations du locataire.' },
      ],
    },
    {
      heading: 'Nous confier un bien',
      steps: [
        { title: 'Un échange', text: 'Vous nous présentez le bien, le bail et ce que vous attendez.' },
        { title: 'Un mandat', text: 'Le mandat de gestion fixe l’étendue de notre mission et nos honoraires.' },
        { title: 'La reprise', text: 'Nous informons le locataire et reprenons le dossier en cours.' },
      ],
    },
  ],
  calls: [
    { label: 'Nous contacter', href: paths.contact },
    { label: 'Obtenir mon estimation gratuite', href: paths.estimation },
  ],
};

export default function MettreEnGestionPage() {
  return <TextPage content={content} />;
}
