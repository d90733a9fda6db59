import { useRef, useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import { BreakerBanners } from './breaker-banner';
import { DeliveryDrawer } from './delivery-drawer';
import { isFiltered } from './delivery-filters';
import { DeliveryTable } from './rows/delivery-table';
import { FilterBar } from './filter-bar';
import { Nothing, ReadStates } from '../../staff/list/read-states';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import styles from '../../staff/staff-page.module.css';
import { Pager } from './pager';
import { focusedDelivery, moveRowFocus } from './keyboard/row-focus';
import { ShortcutsHelp } from './keyboard/shortcuts-help';
import { StateCounters } from './state-counters';
import { useJournal } from './use-journal';
import { useReplay } from './use-replay';
import { useShortcuts } from './keyboard/use-shortcuts';

export const rules = staffRules('Journal des livraisons');

export default function JournalPage() {
  const journal = useJournal();
  const replay = useReplay();
  const [helping, setHelping] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const { filters, data, error, items, selected } = journal;

  const onFocused = (act: (id: string) => void) => () => {
    const id = focusedDelivery();
    if (id) act(id);
  };
  useShortcuts({
    j: () => moveRowFocus(1),
    k: () => moveRowFocus(-1),
    x: onFocused((id) => journal.toggle(id, false)),
    r: onFocused((id) => void replay.one(id)),
    '/': () => searchBox.current?.focus(),
    '?': () => setHelping(true),
  });

  const replaySelection = async () => {
    await replay.some(selected);
    journal.clear();
  };

  return (
    <StaffPage
      title="Journal des livraisons"
      actions={
        <StaffButton aria-keyshortcuts="?" onClick={() => setHelping(true)}>
          Raccourcis
        </StaffButton>
      }
    >
      <BreakerBanners breakers={data?.breakers ?? []} />
      <StateCounters counts={data?.counts} chosen={filters.state} onChoose={(state) => journal.filter({ state })} />
      <div className={styles.tools}>
        <FilterBar
          kind={filters.kind}
          text={filters.text}
          onKind={(kind) => journal.filter({ kind })}
          onText={(text) => journal.filter({ text })}
          searchBox={searchBox}
        />
        <div className={styles.actions}>
          <StaffButton
            look="accent"
            disabled={selected.length === 0 || replay.busy}
            onClick={() => void replaySelection()}
          >
            Rejouer la sélection ({selected.length})
          </StaffButton>
          <StaffButton disabled={!data?.counts.dead || replay.busy} onClick={() => void replay.allDead(filters.kind)}>
            Rejouer tous les échecs
          </StaffButton>
        </div>
      </div>
      <ReadStates
        loading="Chargement des livraisons..."
        loaded={data !== undefined}
        error={error}
        onRetry={journal.retry}
      />
      {data && items.length === 0 && <NoDelivery filtered={isFiltered(filters)} onReset={journal.reset} />}
      {items.length > 0 && (
        <DeliveryTable
          items={items}
          selected={selected}
          onToggle={journal.toggle}
          onToggleAll={journal.toggleAll}
          onOpen={journal.open}
        />
      )}
      {data && <Pager page={filters.page} total={data.total} onPage={journal.goTo} />}
      {filters.open && (
        <DeliveryDrawer
          id={filters.open}
          busy={replay.busy}
          onReplay={(id) => void replay.one(id)}
          onClose={() => journal.open(null)}
        />
      )}
      {helping && <ShortcutsHelp onClose={() => setHelping(false)} />}
    </StaffPage>
  );
}

const NoDelivery = ({ filtered, onReset }: { readonly filtered: boolean; readonly onReset: () => void }) => (
  <Nothing text={filtered ? 'Aucune livraison ne correspond à ces filtres.' : 'Aucune livraison pour le moment.'}>
    {filtered && <StaffButton onClick={onReset}>Réinitialiser les filtres</StaffButton>}
  </Nothing>
);
