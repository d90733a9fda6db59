import { paths } from '../../site/paths';
import type { TextContent } from '../parts/content';
import { TextPage } from '../parts/text-page';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.becomingTenant,
  'Devenez locataire',
  'Devenez locataire d’une boutique, de bureaux ou d’un local : annonces avec loyer, charges et bail, et un conseiller pour négocier.',
);

const content: TextContent = {
  title: 'Devenez locataire',
  lead: 'Boutique, bureau ou local d’activité : trouvez un local à louer et un bail qui convient à votre projet.',
  sections: [
    {
      heading: 'Comment louer',
      steps: [
        {
          title: 'Votre projet',
          text: 'Activité, ville, surface, loyer annuel : filtrez nos annonces ou décrivez votre besoin à un conseiller.',
        },
        {
          title: 'La visite',
          text: 'Chaque fiche indique loyer annuel et mensuel, charges, taxe foncière, dépôt de garantie et entrée éventuelle.',
        },
        {
          title: 'Votre dossier',
          text: 'Présentation de l’activité, comptes ou prévisionnel, garanties : un dossier clair convainc le propriétaire.',
        },
        { title: 'Le bail', text: 'Nous négocions durée, indice, franchise et travaux avant la rédaction.' },
      ],
    },
    {
      heading: 'Le bail commercial en bref',
      paragraphs: [
        'Un bail commercial dure neuf ans au moins ; le locataire peut en principe partir tous les trois ans. Le loyer des boutiques suit l’indice des loyers commerciaux (ILC), celui des bureaux et entrepôts l’indice des loyers des activités tertiaires (ILAT).',
        'Le droit au bail se paie au locataire sortant, le pas-de-porte au propriétaire : quand l’un ou l’autre existe, l’annonce le dit sur une ligne à part.',
      ],
    },
  ],
  calls: [
    { label: 'Voir les locaux à louer', href: `${paths.filteredListings}?transactionType=rental` },
    { label: 'Nous contacter', href: paths.contact },
  ],
};

export default function DevenezLocatairePage() {
  return <TextPage content={content} />;
}
