import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.valueOpinion,
  'Avis de valeur',
  'Avis de valeur d’un local commercial : un document court qui situe la valeur de votre bien, après étude du bail et du marché.',
);

const content: TextContent = {
  title: 'Avis de valeur',
  lead: 'Un document court qui situe la valeur de votre bien sur son marché.',
  sections: [
    {
      heading: 'Avis de valeur ou estimation',
      paragraphs: [
        'L’estimation gratuite répond sous 48h à partir de ce que vous nous dites. L’avis de valeur la confirme par écrit, après étude du bail et du marché local.',
      ],
    },
    {
      heading: 'Ce qu’il contient',
      points: [
        { title: 'Le bien', text: 'Adresse, surfaces, état, occupation.' },
        { title: 'Le bail', text: 'Loyer, charges, dates et indice, quand le bien est loué.' },
        { title: 'La valeur', text: 'Une fourchette, et les éléments qui la justifient.' },
      ],
    },
  ],
  calls: [
    { label: 'Obtenir mon estimation gratuite', href: paths.estimation },
    { label: 'Nous contacter', href: paths.contact },
  ],
};

export default function AvisDeValeurPage() {
  return <TextPage content={content} />;
}
