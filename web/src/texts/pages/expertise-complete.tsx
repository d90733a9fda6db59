import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.fullAppraisal,
  'Expertise complète',
  'Expertise complète d’un local commercial ou de murs : étude motivée de la valeur pour vendre, partager ou renouveler un bail.',
);

const content: TextContent = {
  title: 'Expertise complète',
  lead: 'Quand une estimation ne suffit pas : une étude écrite et motivée de la valeur de votre bien.',
  sections: [
    {
      heading: 'Quand la demander',
      points: [
        { title: 'Vente ou achat', text: 'Pour fixer un prix ou vérifier celui qui est demandé.' },
        { title: 'Succession ou partage', text: 'Pour répartir un patrimoine sur une base que chacun peut lire.' },
        { title: 'Renouvellement de bail', text: 'Pour discuter un loyer avec des éléments de comparaison.' },
      ],
    },
    {
      heading: 'Ce que nous étudions',
      paragraphs: [
        'L’emplacement et sa commercialité, les surfaces par niveau, l’état, le bail et ses échéances, le loyer comparé au marché, les charges et la taxe foncière. La visite du bien en fait partie.',
      ],
    },
    {
      heading: 'Par où commencer',
      paragraphs: [
        'Demandez l’estimation gratuite : un conseiller vous rappelle et vous dit si une expertise complète est utile. Ses honoraires vous sont communiqués avant toute mission.',
      ],
    },
  ],
  calls: [
    { label: 'Obtenir mon estimation gratuite', href: paths.estimation },
    { label: 'Nous contacter', href: paths.contact },
  ],
};

export default function ExpertiseCompletePage() {
  return <TextPage content={content} />;
}
