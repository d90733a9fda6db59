import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { MatchingPart } from '../parts/matching-part';
import { WALLS_CARDS } from '../parts/matching-paths';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.walls,
  'Murs commerciaux',
  'Murs commerciaux occupés ou libres à vendre : loyer, bail, rendement et honoraires sur chaque annonce, et des biens off-market sur inscription.',
  [WALLS_CARDS],
);

const content: TextContent = {
  title: 'Murs commerciaux',
  lead: 'Des murs occupés, avec un locataire, un bail et un rendement connus ; des murs libres, à exploiter ou à louer.',
  sections: [
    {
      heading: 'Pourquoi investir dans des murs',
      points: [
        {
          title: 'Un loyer en place',
          text: 'Pour les murs occupés, le loyer, les charges et les dates du bail sont donnés avant la visite.',
        },
        {
          title: 'Un rendement lisible',
          text: 'Le rendement affiché est le rapport du loyer annuel au prix ; la fiche distingue brut, net et frais compris.',
        },
        { title: 'Un bail long', text: 'Neuf ans au moins, avec une échéance triennale pour le locataire.' },
      ],
    },
    {
      heading: 'Occupés ou libres',
      paragraphs: [
        'Des murs occupés rapportent dès la signature. Des murs libres s’achètent pour y exercer, ou pour y choisir son locataire et fixer un nouveau loyer.',
        'Lorsque des murs loués sont vendus, le locataire commerçant dispose d’un droit de préférence. Nous le purgeons dans les formes, sur un prix indiqué hors honoraires.',
      ],
    },
  ],
  calls: [
    { label: 'Voir les murs à vendre', href: `${paths.listings}?type=murs` },
    { label: 'Voir nos biens off-market', href: paths.offMarket },
  ],
};

export default function MursCommerciauxPage() {
  return (
    <TextPage content={content}>
      <MatchingPart heading="Nos murs commerciaux" cards={WALLS_CARDS} href={`${paths.listings}?type=murs`} />
    </TextPage>
  );
}
