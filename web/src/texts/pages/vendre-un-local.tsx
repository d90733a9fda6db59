import { paths } from '../../app/paths';
import type { TextContent } from '../content';
import { TextPage } from '../text-page';

const content: TextContent = {
  title: 'Vendre un local commercial',
  lead: 'Une estimation gratuite sous 48h, un dossier complet et des acquéreurs qui cherchent ce que vous vendez.',
  sections: [
    {
      heading: 'Comment se passe la vente',
      steps: [
        {
          title: 'Estimation gratuite',
          text: 'Vous décrivez votre bien en quelques minutes ; un expert l’analyse et vous envoie une estimation détaillée sous 48h.',
        },
        {
          title: 'Préparation du dossier',
          text: 'Bail, loyers, charges, taxe foncière, diagnostics : nous rassemblons avec vous ce qu’un acquéreur demandera.',
        },
        {
          title: 'Diffusion ou discrétion',
          text: 'Votre bien paraît sur notre site, ou reste off-market et n’est présenté qu’aux acquéreurs que notre équipe a validés.',
        },
        {
          title: 'Visites et négociation',
          text: 'Nous organisons les visites et négocions le prix et les conditions jusqu’à la signature.',
        },
      ],
    },
    {
      heading: 'Occupé ou libre',
      paragraphs: [
        'Lorsque des murs loués sont vendus, le locataire commerçant dispose d’un droit de préférence. Nous le purgeons dans les formes, sur un prix indiqué hors honoraires.',
      ],
    },
  ],
  calls: [
    { label: 'Obtenir mon estimation gratuite', href: paths.estimation },
    { label: 'Nous contacter', href: paths.contact },
  ],
};

export default function VendreUnLocalPage() {
  return <TextPage content={content} />;
}
