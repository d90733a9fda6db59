import { OCCUPANCY_LABELS, TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import { REGION_NAMES } from '@pignon/domain/geography/regions/region-names';
import type { RefObject } from 'react';
import { FilterBar, FilterChoice, FilterText } from '../../staff/list/filter-bar';
import { Unfolding } from '../../staff/views/unfolding';
import type { ListAddress } from '../../staff/list/use-list-address';
import type { Sort } from '../../staff/list/list-address';
import { SortChoice } from '../../staff/table/sort-choice';
import styles from './properties.module.css';
import { PROPERTY_COLUMNS } from './property-columns';
import type { Adviser } from './desk/adviser';
import type { PropertyFilter } from './property-filters';
import { MANDATE_LABELS, STATUS_LABELS } from './desk/property-labels';

/** Of what is typed, before the server is asked. */
const PAUSE_MS = 250;

type Options = readonly (readonly [string, string])[];
const options = (all: string, labels: Readonly<Record<string, string>>): Options => [
  ['', all],
  ...Object.entries(labels),
];

/** What has run out already is among them. */
const MANDATE_ENDS: Options = [
  ['', 'Tous'],
  ['0', 'Déjà expiré'],
  ['30', 'Sous 30 jours'],
  ['90', 'Sous 90 jours'],
];
const LEASE_ENDS: Options = [
  ['', 'Tous'],
  ['6', 'Sous 6 mois'],
  ['12', 'Sous 12 mois'],
];
const UNTOUCHED: Options = [
  ['', 'Toutes'],
  ['30', 'Depuis 30 jours'],
  ['90', 'Depuis 90 jours'],
  ['180', 'Depuis 180 jours'],
];

const CHOICES: readonly (readonly [PropertyFilter, string, Options])[] = [
  ['status', 'Statut', options('Tous', STATUS_LABELS)],
  ['transaction', 'Transaction', options('Toutes', TRANSACTION_LABELS)],
  ['type', 'Type', options('Tous', NATURE_LABELS)],
];
const MORE: typeof CHOICES = [
  ['occupancy', 'Occupation', options('Toutes', OCCUPANCY_LABELS)],
  ['mandate', 'Mandat', options('Tous', MANDATE_LABELS)],
  ['region', 'Région', options('Toutes', REGION_NAMES)],
  ['mandateEndingWithin', 'Mandat expirant', MANDATE_ENDS],
  ['leaseEndingWithin', 'Bail à échéance', LEASE_ENDS],
  ['untouchedFor', 'Annonce sans mise à jour', UNTOUCHED],
];
const RANGES: readonly (readonly [PropertyFilter, string])[] = [
  ['minPrice', 'Prix min. (€)'],
  ['maxPrice', 'Prix max. (€)'],
  ['minSurface', 'Surface min. (m²)'],
  ['maxSurface', 'Surface max. (m²)'],
  ['minYield', 'Rendement min. (%)'],
  ['maxYield', 'Rendement max. (%)'],
];
const CHECKS: readonly (readonly [PropertyFilter, string])[] = [
  ['withoutPhoto', 'Sans photo'],
  ['withoutPoint', 'Sans coordonnées'],
  ['regionToCheck', 'Région à vérifier'],
  ['hiddenAddress', 'Adresse masquée'],
  ['blockingChecks', 'Contrôles bloquants'],
  ['unseenMatches', 'Correspondances à regarder'],
];

interface PropertyToolsProps {
  readonly address: ListAddress;
  readonly advisers: readonly Adviser[];
  readonly sort: Sort | undefined;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** Every filter of E02: the usual ones in sight, the others under a button. */
export function PropertyTools({ address, advisers, sort, box }: PropertyToolsProps) {
  const { query, filter } = address;
  const of = (name: PropertyFilter) => query.get(name) ?? '';
  const choice = ([name, label, values]: (typeof CHOICES)[number]) => (
    <FilterChoice
      key={name}
      label={label}
      value={of(name)}
      options={values}
      onChoose={(value) => filter({ [name]: value })}
    />
  );
  const used = [...MORE, ...RANGES, ...CHECKS].filter(([name]) => of(name)).length;
  return (
    <>
      <FilterBar>
        {CHOICES.map(choice)}
        <FilterChoice
          label="Conseiller"
          value={of('adviser')}
          options={[['', 'Tous'], ...advisers.map(({ id, name }) => [String(id), name] as const)]}
          onChoose={(adviser) => filter({ adviser })}
        />
        <SortChoice
          columns={PROPERTY_COLUMNS}
          sort={sort}
          unsorted="Modifié récemment"
          onSort={(tri) => filter({ tri })}
        />
        <FilterText
          label="Recherche"
          placeholder="Référence, titre, adresse, locataire…"
          value={of('q')}
          onText={(q) => filter({ q })}
          pauseMs={PAUSE_MS}
          box={box}
        />
      </FilterBar>
      <Unfolding label={used > 0 ? `Plus de filtres (${used})` : 'Plus de filtres'}>
        {MORE.map(choice)}
        <div className={styles.range}>
          {RANGES.map(([name, label]) => (
            <label key={name}>
              {label}
              <input
                key={of(name)}
                inputMode="decimal"
                defaultValue={of(name)}
                onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
                onBlur={({ target }) => {
                  const typed = target.value.replace(/[\s€%]/g, '').replace(',', '.');
                  const value = /^\d+(\.\d+)?$/.test(typed) ? typed : '';
                  if (value !== of(name)) filter({ [name]: value });
                  target.value = value;
                }}
              />
            </label>
          ))}
        </div>
        <fieldset className={styles.checks} aria-label="À vérifier">
          {CHECKS.map(([name, label]) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={of(name) === '1'}
                onChange={({ target }) => filter({ [name]: target.checked ? '1' : null })}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </Unfolding>
    </>
  );
}
