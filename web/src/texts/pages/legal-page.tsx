import { LEGAL_FACTS, type LegalFact } from '@pignon/domain/settings/legal-facts';
import { useAgency } from '../../site/agency/use-app-settings';
import styles from './legal-page.module.css';
import { TextPage } from '../parts/text-page';
import { paths } from '../../site/paths';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.legal,
  'Mentions légales',
  'Éditeur, carte professionnelle, garantie financière, médiateur et hébergeur du site de l’agence.',
);

/** The fees have a place of their own, which every ad leads to. */
const FACTS = (Object.entries(LEGAL_FACTS) as readonly (readonly [LegalFact, string])[]).filter(
  ([fact]) => fact !== 'feeSchedule',
);

/** M17: what the law asks for, from the agency's settings; nothing is made up for what they do not hold. */
export default function LegalPage() {
  const { feeSchedule } = useAgency().legal ?? {};
  return (
    <TextPage
      first={<Publisher />}
      content={{
        title: 'Mentions légales',
        lead: 'Qui édite ce site, et à qui s’adresser.',
        calls: [],
        sections: [
          {
            heading: 'Annonces et honoraires',
            id: 'honoraires',
            paragraphs: [
              'Les annonces n’ont pas de valeur contractuelle. Chacune indique qui paie les honoraires et, lorsqu’ils sont à la charge de l’acquéreur, leur montant et le prix hors honoraires.',
              feeSchedule === undefined
                ? 'Le barème de nos honoraires est affiché à l’agence et vous est remis sur demande.'
                : `Barème d’honoraires : ${feeSchedule}`,
              'Les informations sur les risques auxquels un bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr.',
            ],
          },
          {
            heading: 'Propriété et sources',
            paragraphs: [
              'Les textes et les photos de ce site appartiennent à l’agence ou à leurs auteurs ; ils ne peuvent être repris sans accord.',
              'Contours des régions et des départements : Natural Earth. Communes et codes postaux : INSEE et La Poste, Licence Ouverte 2.0. Centres des communes : GeoNames, CC BY 4.0. Fond de carte : Plan IGN, Licence Ouverte 2.0. Positions des adresses : contributeurs d’OpenStreetMap, ODbL. Adresses proposées à la saisie : Base Adresse Nationale, Licence Ouverte 2.0.',
            ],
          },
        ],
      }}
    />
  );
}

/** Seen by the agency before anybody asks: a line that is missing is noticed by nobody. */
const NOT_GIVEN = 'À compléter par l’agence';

function Publisher() {
  const { name, address, phone, email, legal = {} } = useAgency();
  const facts = FACTS.map(([fact, label]) => [label, legal[fact] || NOT_GIVEN] as const);
  return (
    <section aria-labelledby="editeur" className={styles.publisher}>
      <h2 id="editeur">L’éditeur</h2>
      <dl className={styles.facts}>
        {[['Agence', name] as const, ...facts, ['Adresse', address] as const].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Téléphone</dt>
          <dd>
            <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
