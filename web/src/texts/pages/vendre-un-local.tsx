import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { SALE_STEPS } from '../parts/sale-steps';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.selling,
  'Vendre un local commercial',
  'Vendre une boutique, des bureaux ou des murs : estimation gratuite sous 48h, dossier complet, diffusion ou vente off-market en toute discrétion.',
);

const content: TextContent = {
  title: 'Vendre un local commercial',
  lead: 'Une estimation gratuite sous 48h, un dossier complet et des acquéreurs qui cherchent ce que vous vendez.',
  sections: [
    {
      heading: 'Comment se passe la vente',
      steps: SALE_STEPS,
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
