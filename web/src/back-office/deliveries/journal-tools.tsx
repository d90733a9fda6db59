import { EFFECT_KINDS, type EffectKind } from '@pignon/domain/deliveries/effect';
import type { RefObject } from 'react';
import { FilterBar, FilterChoice, FilterText } from '../../staff/list/filter-bar';
import { Tools } from '../../staff/list/tools';
import { ViewTools } from '../../staff/views/view-tools';
import { StaffButton } from '../../staff/staff-button';
import { DELIVERY_COLUMNS } from './rows/delivery-columns';
import { KIND_LABELS } from './rows/delivery-labels';
import type { useJournal } from './use-journal';
import type { useReplay } from './use-replay';

interface JournalToolsProps
  extends Pick<ReturnType<typeof useJournal>, 'address' | 'filters' | 'views' | 'data' | 'selection'> {
  readonly replay: ReturnType<typeof useReplay>;
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

const KINDS: readonly (readonly [EffectKind | '', string])[] = [
  ['', 'Tous'],
  ...EFFECT_KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const),
];

/** Of what is typed, before the server is asked. */
const PAUSE_MS = 250;

/** What is looked for, and what may be done with all that was found. */
export function JournalTools({ address, filters, views, data, selection, replay, searchBox }: JournalToolsProps) {
  const replaySelection = async () => {
    await replay.some(selection.ids);
    selection.clear();
  };
  return (
    <Tools
      filters={
        <FilterBar>
          <FilterChoice
            label="Type"
            value={filters.kind ?? ''}
            options={KINDS}
            onChoose={(kind) => address.filter({ kind })}
          />
          <FilterText
            label="Recherche"
            placeholder="Nom, email, téléphone, bien, référence, erreur…"
            value={filters.text}
            onText={(q) => address.filter({ q })}
            pauseMs={PAUSE_MS}
            box={searchBox}
          />
        </FilterBar>
      }
    >
      <StaffButton
        look="accent"
        disabled={selection.ids.length === 0 || replay.busy}
        onClick={() => void replaySelection()}
      >
        Rejouer la sélection ({selection.ids.length})
      </StaffButton>
      <StaffButton disabled={!data?.counts.dead || replay.busy} onClick={() => void replay.allDead(filters.kind)}>
        Rejouer tous les échecs
      </StaffButton>
      <ViewTools columns={DELIVERY_COLUMNS} views={views} />
    </Tools>
  );
}
