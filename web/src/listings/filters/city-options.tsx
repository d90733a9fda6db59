import type { CityCount } from '@pignon/domain/listings/read-models';
import { cityName, type ListingNames } from '@pignon/domain/listings/listing-names';
import { useMemo, useState } from 'react';
import { CheckOption, toggled } from './check-option';
import { placesFound } from './city-search';
import styles from './filters.module.css';
import type { CityChoice } from './use-cities';

interface CityOptionsProps {
  readonly cities: readonly CityChoice[];
  readonly counts: readonly CityCount[] | undefined;
  readonly districts: readonly CityCount[] | undefined;
  readonly chosen: readonly string[];
  readonly names: ListingNames;
  readonly choose: (cities: readonly string[]) => void;
}

/** More would be a list that nobody reads: the search narrows it. */
const AT_MOST = 40;

export function CityOptions({ cities, counts, districts, chosen, names, choose }: CityOptionsProps) {
  const [words, setWords] = useState('');
  const countOf = useMemo(
    () => counts && new Map([...counts, ...(districts ?? [])].map(({ slug, count }) => [slug, count])),
    [counts, districts],
  );
  const found = placesFound(words, { cities, counts, districts }).filter(({ slug }) => !chosen.includes(slug));
  const shown = found.slice(0, AT_MOST);
  return (
    <div className={styles.options}>
      <input
        type="search"
        className={styles.citySearch}
        aria-label="Chercher une ville"
        placeholder="Chercher une ville"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <fieldset>
        <legend className="visually-hidden">Villes</legend>
        {[...chosen.map((slug): CityChoice => ({ slug, name: cityName(slug, names) })), ...shown].map((city) => (
          <CheckOption
            key={city.slug}
            label={city.name}
            checked={chosen.includes(city.slug)}
            count={countOf ? (countOf.get(city.slug) ?? city.count ?? 0) : undefined}
            onChange={(on) => choose(toggled(chosen, city.slug, on))}
          />
        ))}
      </fieldset>
      <output>
        {found.length === 0 && words !== '' && 'Aucune ville de ce nom.'}
        {found.length > AT_MOST && `${found.length - AT_MOST} autres villes\u00a0: précisez le nom.`}
      </output>
    </div>
  );
}
