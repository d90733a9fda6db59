import { OCCUPANCY_LABELS, TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { EACH_FILTER, type FilterName, type SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { YIELD_STEPS } from '@pignon/domain/listings/filters/listing-bounds';
import type { ListingState } from '@pignon/domain/listings/search/listing-url';
import { NATURE_LABELS, NATURES } from '@pignon/domain/listings/nature';
import { TRANSACTION_TYPES } from '@pignon/domain/listings/property-fields';
import { SORTS } from '@pignon/domain/listings/search-criteria';
import { ON_SERVER } from '../../lib/on-server';
import { paths } from '../../site/paths';
import styles from './no-script-filters.module.css';
import { SORT_LABELS } from './sort-select';

interface NoScriptFiltersProps {
  readonly state: ListingState;
}

/** Without JavaScript the filters are a plain form that asks the server; React never draws it, so the browser has no code of it. */
export const NoScriptFilters = ({ state }: NoScriptFiltersProps) => (
  <noscript>{ON_SERVER && <PlainFilters state={state} />}</noscript>
);

function PlainFilters({ state: { criteria, sort, view } }: NoScriptFiltersProps) {
  return (
    <details className={styles.filters}>
      <summary>Filtrer les biens</summary>
      <form action={paths.filteredListings} className={styles.form}>
        <Field label="Mots de la recherche" name="search" value={criteria.search} />
        <Choice
          label="Transaction"
          name="transactionType"
          value={criteria.transactions?.join(',')}
          options={TRANSACTION_TYPES.map((value) => [value, TRANSACTION_LABELS[value]])}
        />
        <Choice
          label="Type de bien"
          name="type"
          value={criteria.natures?.join(',')}
          options={NATURES.map((value) => [value, NATURE_LABELS[value]])}
        />
        <Field label="Prix minimum (€)" name="minPrice" value={criteria.minPrice} digits />
        <Field label="Prix maximum (€)" name="maxPrice" value={criteria.maxPrice} digits />
        <Field label="Surface minimum (m²)" name="minSurfaceRange" value={criteria.minSurface} digits />
        <Field label="Surface maximum (m²)" name="maxSurfaceRange" value={criteria.maxSurface} digits />
        <Choice
          label="Rendement minimum"
          name="minYield"
          value={criteria.minYield?.toString()}
          options={YIELD_STEPS.filter(Boolean).map((step) => [String(step), `${step}\u00a0%`])}
        />
        <Choice
          label="Occupation"
          name="occupancy"
          value={criteria.occupancy}
          options={[
            ['occupied', OCCUPANCY_LABELS.occupied],
            ['vacant', OCCUPANCY_LABELS.vacant],
          ]}
        />
        <Choice
          label="Trier par"
          name="sort"
          value={sort}
          options={SORTS.map((value) => [value, SORT_LABELS[value]])}
          all={null}
        />
        {kept(criteria).map(([parameter, value]) => (
          <input key={parameter} type="hidden" name={parameter} value={value} />
        ))}
        <input type="hidden" name="view" value={view} />
        <button type="submit">Voir les biens</button>
      </form>
    </details>
  );
}

const FIELDS: readonly FilterName[] = [
  'search',
  'transactions',
  'natures',
  'minPrice',
  'maxPrice',
  'minSurface',
  'maxSurface',
  'minYield',
  'occupancy',
];

/** Whatever else the list is filtered by stays so. */
const kept = (criteria: SearchCriteria): readonly (readonly [parameter: string, value: string])[] =>
  EACH_FILTER.flatMap(([name, { parameters, callsOnly, write }]) => {
    const value = criteria[name];
    return value === undefined || callsOnly || FIELDS.includes(name) ? [] : [[parameters[0], write(value)] as const];
  });

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | number | undefined;
}

function Field({ label, name, value, digits = false }: FieldProps & { readonly digits?: boolean }) {
  return (
    <label>
      {label}
      <input name={name} defaultValue={value} inputMode={digits ? 'numeric' : 'text'} />
    </label>
  );
}

interface ChoiceProps extends FieldProps {
  readonly options: readonly (readonly [value: string, label: string])[];
  /** The option that filters nothing; null where one is always chosen. */
  readonly all?: string | null;
}

function Choice({ label, name, value, options, all = 'Tous' }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {all !== null && <option value="">{all}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
