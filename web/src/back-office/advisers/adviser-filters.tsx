import type { RefObject } from 'react';
import { FilterBar, FilterChoice, FilterText } from '../../staff/list/filter-bar';
import { SortChoice } from '../../staff/table/sort-choice';
import { ADVISER_COLUMNS } from './adviser-columns';
import { ACTIVITIES, type Activity } from './chosen-advisers';
import type { useAdvisers } from './use-advisers';

const ACTIVITY_OPTIONS: readonly (readonly [Activity | '', string])[] = [
  ['', 'Tous'],
  ...(Object.entries(ACTIVITIES) as [Activity, string][]),
];

interface AdviserFiltersProps {
  readonly desk: ReturnType<typeof useAdvisers>;
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

export const AdviserFilters = ({ desk: { address, activity, sort, words }, searchBox }: AdviserFiltersProps) => (
  <FilterBar>
    <FilterChoice
      label="Activité"
      value={activity ?? ''}
      options={ACTIVITY_OPTIONS}
      onChoose={(activite) => address.filter({ activite })}
    />
    <SortChoice columns={ADVISER_COLUMNS} sort={sort} onSort={(tri) => address.filter({ tri })} />
    <FilterText
      label="Rechercher"
      placeholder="Nom, email, téléphone ou spécialité"
      value={words}
      onText={(texte) => address.filter({ texte })}
      box={searchBox}
    />
  </FilterBar>
);
