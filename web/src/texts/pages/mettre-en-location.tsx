import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { LETTING_STEPS } from '../parts/letting-steps';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.lettingOut,
  'Mettre en location un local',
  'Mettre en location une boutique, des bureaux ou un local : loyer estimé, locataire choisi, bail commercial négocié et remise des clés.',
);

const content: TextContent = {
  title: 'Mettre en location un local',
  lead: 'Trouver un locataire solide, au loyer juste, avec un bail qui vous protège.',
  sections: [
    {
      heading: 'Comment se passe la mise en location',
      steps: LETTING_STEPS,
    },
    {
      heading: 'Le bail commercial en bref',
      paragraphs: [
        'Un bail commercial dure neuf ans au moins ; le locataire peut en principe partir tous les trois ans. Le loyer des boutiques suit l’indice des loyers commerciaux (ILC), celui des bureaux et entrepôts l’indice des loyers des activités tertiaires (ILAT).',
      ],
    },
  ],
  calls: [
    { label: 'Nous contacter', href: paths.contact },
    { label: 'Obtenir mon estimation gratuite', href: paths.estimation },
  ],
};

export default function MettreEnLocationPage() {
  return <TextPage content={content} />;
}
