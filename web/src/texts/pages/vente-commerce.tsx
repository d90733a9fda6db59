import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { SALE_STEPS } from '../parts/sale-steps';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.sellingBusiness,
  'Vente de commerce',
  'Vente de commerce : murs, droit au bail ou pas-de-porte, de l’estimation gratuite à la signature, avec un conseiller dédié.',
);

const content: TextContent = {
  title: 'Vente de commerce',
  lead: 'Vous cédez votre commerce ou les murs qui l’abritent : nous vous accompagnons de l’estimation à la signature.',
  sections: [
    {
      heading: 'Ce qui se vend',
      points: [
        {
          title: 'Les murs',
          text: 'La propriété du local, libre ou louée : son prix tient au loyer, au bail et à l’emplacement.',
        },
        {
          title: 'Le droit au bail',
          text: 'Le locataire qui part cède son bail à un repreneur : la somme lui revient, distincte du prix et du loyer.',
        },
        { title: 'Le pas-de-porte', text: 'Le droit d’entrée versé au propriétaire à la signature d’un nouveau bail.' },
      ],
    },
    {
      heading: 'Comment se passe la vente',
      steps: SALE_STEPS,
    },
  ],
  calls: [
    { label: 'Obtenir mon estimation gratuite', href: paths.estimation },
    { label: 'Nous contacter', href: paths.contact },
  ],
};

export default function VenteCommercePage() {
  return <TextPage content={content} />;
}
