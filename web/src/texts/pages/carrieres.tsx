import { paths } from '../../site/paths';
import { ApplicationForm } from '../../careers/application-form';
import type { TextContent } from '../parts/content';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.careers,
  'Carrières',
  'Carrières chez Pignon : conseillers en immobilier commercial, gestionnaires locatifs, assistance. Envoyez-nous une candidature spontanée.',
);

const content: TextContent = {
  title: 'Carrières',
  lead: 'Rejoignez une agence d’immobilier commercial qui préfère les faits aux formules.',
  sections: [
    {
      heading: 'Nos métiers',
      points: [
        {
          title: 'Conseiller en immobilier commercial',
          text: 'Estimer, visiter, négocier, suivre ses clients et ses biens jusqu’à la signature.',
        },
        { title: 'Gestionnaire locatif', text: 'Tenir les baux, les loyers et les échéances de locaux commerciaux.' },
        { title: 'Assistance et marketing', text: 'Monter les dossiers, rédiger les annonces, répondre aux demandes.' },
      ],
    },
  ],
  calls: [{ label: 'Envoyer ma candidature', href: '#candidature' }],
};

export default function CarrieresPage() {
  return (
    <TextPage content={content}>
      <ApplicationForm />
    </TextPage>
  );
}
