import {
  type ListingNames,
  namesOfCities,
  namesOfPlaces,
  TRANSACTION_LABELS,
  cityName,
} from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS, NATURES } from '@pignon/domain/listings/nature';
import { TRANSACTION_TYPES } from '@pignon/domain/listings/property-fields';
import type { NamedPlace } from '@pignon/domain/listings/read-models';
import { useMemo } from 'react';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/dialogs/sheet';
import { CheckOption, toggled } from './check-option';
import { CityOptions } from './city-options';
import styles from './filters.module.css';
import { MoreFilters } from './more-filters';
import { MultiSelect } from './multi-select';
import { PriceFilter } from './price-filter';
import { resultsLabel } from './result-text';
import { type CityChoice, useCities } from './use-cities';
import { useCount } from './use-count';
import { useDraftCriteria } from './use-draft-criteria';
import type { Listing } from '../../catalogue/use-listing';

interface FilterSheetProps {
  readonly listing: Listing;
  readonly close: () => void;
}

/** As the list of cities has them ('Valence (26)'), else as the last answer calls what was asked for. */
function namesOf(cities: readonly CityChoice[], places: readonly NamedPlace[] = []): ListingNames {
  const [listed, asked] = [namesOfCities(cities), namesOfPlaces(places)];
  return { city: (slug) => listed.city(slug) ?? asked.city(slug) };
}

/** M54. Each change filters the list at once; the button says how many there are and closes. */
export default function FilterSheet({ listing, close }: FilterSheetProps) {
  const { criteria, committed, change, reset, flush } = useDraftCriteria(listing);
  const answer = useCount(committed);
  const facets = answer?.facets;
  const cities = useCities();
  const names = useMemo(() => namesOf(cities, answer?.places), [cities, answer]);
  const leave = () => {
    flush();
    close();
  };
  const { natures = [], transactions = [], cities: chosenCities = [] } = criteria;
  const label = resultsLabel(answer);
  return (
    <Sheet
      title="Filtrer les biens"
      close={leave}
      actions={
        <>
          <Button look="ghost" onClick={reset}>
            Réinitialiser
          </Button>
          <Button look="dark" onClick={leave}>
            {label}
          </Button>
          <output className="visually-hidden">{answer && label}</output>
        </>
      }
    >
      <section className={styles.group} aria-labelledby="filtre-transaction">
        <h3 id="filtre-transaction">Transaction</h3>
        <div className={styles.pair}>
          {TRANSACTION_TYPES.map((transaction) => (
            <CheckOption
              key={transaction}
              label={TRANSACTION_LABELS[transaction]}
              checked={transactions.includes(transaction)}
              count={facets?.transactionType[transaction]}
              onChange={(on) => change({ transactions: toggled(transactions, transaction, on) })}
            />
          ))}
        </div>
      </section>
      <div className={styles.group}>
        <MultiSelect
          label="Type de bien"
          all="Tous les types"
          several="types"
          chosen={natures.map((nature) => NATURE_LABELS[nature])}
        >
          <fieldset className={styles.options}>
            <legend className="visually-hidden">Types de bien</legend>
            {NATURES.map((nature) => (
              <CheckOption
                key={nature}
                label={NATURE_LABELS[nature]}
                checked={natures.includes(nature)}
                count={facets ? (facets.type[nature] ?? 0) : undefined}
                onChange={(on) => change({ natures: toggled(natures, nature, on) })}
              />
            ))}
          </fieldset>
        </MultiSelect>
        <MultiSelect
          label="Villes"
          all="Toutes les villes"
          several="villes"
          chosen={chosenCities.map((slug) => cityName(slug, names))}
        >
          <CityOptions
            cities={cities}
            counts={facets?.city}
            districts={facets?.district}
            chosen={chosenCities}
            names={names}
            choose={(chosen) => change({ cities: chosen })}
          />
        </MultiSelect>
      </div>
      <PriceFilter criteria={criteria} change={change} />
      <MoreFilters criteria={criteria} change={change} />
    </Sheet>
  );
}
