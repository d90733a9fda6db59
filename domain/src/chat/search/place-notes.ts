import type { PlaceNotes } from '../reading/places/noted-places';
import { districtOfSlug } from '../../geography/towns/districts';
import type { SearchCriteria } from '../../listings/filters/filters';
import { frenchNumber } from '../../shared/text/french';
import type { Notes } from '../reading/read-criteria';

const listNames = (names: readonly string[]): string =>
  names.map((name) => `«\u00a0${name}\u00a0»`).join(names.length === 2 ? ' et ' : ', ');

/** What a search does not do as it was said; null when it does all of it. */
export function placeNotesOf({ excluded, unknown, widened, unclear }: Notes, criteria: SearchCriteria): string | null {
  const ofTown = excluded.some(({ key }) => districtOfSlug(key) !== null);
  const elsewhere = criteria.cities === undefined || ofTown;
  const rows = [
    unknown.length === 1 && `Je n’ai pas trouvé le lieu ${listNames(unknown)}\u00a0: il n’entre pas dans la recherche.`,
    unknown.length > 1 &&
      `Je n’ai pas trouvé les lieux ${listNames(unknown)}\u00a0: ils n’entrent pas dans la recherche.`,
    // Where towns are named, nothing else is shown anyway.
    excluded.length > 0 &&
      elsewhere &&
      `Je ne sais pas exclure un lieu\u00a0: des biens de ${listNames(excluded.map(({ name }) => name))} peuvent apparaître. Dites-moi plutôt dans quelles villes chercher.`,
    ...widened.map(
      ({ department, region }) =>
        `Je cherche par ville ou par région\u00a0: pour «\u00a0${department}\u00a0», je regarde toute la région ${region}.`,
    ),
    unclear.length > 0 &&
      `Je n’ai pas su si ${listNames(unclear.map(frenchNumber))} est un prix ou une surface\u00a0: précisez «\u00a0€\u00a0» ou «\u00a0m²\u00a0».`,
  ].filter((row) => row !== false);
  return rows.length > 0 ? rows.join(' ') : null;
}

/** What was asked for before and is excluded now is asked for no longer. */
export function dropExcluded(criteria: SearchCriteria, { excluded }: PlaceNotes): SearchCriteria {
  const keys = excluded.map(({ key }) => key);
  const cities = criteria.cities?.filter(
    (city) => !keys.includes(city) && !keys.includes(districtOfSlug(city)?.citySlug ?? city),
  );
  const regions = criteria.regions?.filter((region) => !keys.includes(region));
  const { cities: _, regions: __, ...others } = criteria;
  return {
    ...others,
    ...(cities?.length && { cities }),
    ...(regions?.length && { regions }),
  };
}
