import { useRef, useState } from 'react';
import { ShortcutsHelp } from '../../staff/keyboard/shortcuts-help';
import { useShortcuts } from '../../staff/keyboard/use-shortcuts';
import { Counters } from '../../staff/list/counters';
import { Pager } from '../../staff/list/pager';
import { StaffButton } from '../../staff/staff-button';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { onFocusedRow, rowKeys } from '../../staff/table/row-focus';
import { RecordList } from '../../staff/table/record-list';
import { BreakerBanners } from './breaker-banner';
import { DeliveryDrawer } from './delivery-drawer';
import { isFiltered, NO_FILTER_PARAMETERS } from './delivery-filters';
import { JournalTools } from './journal-tools';
import { DELIVERY_COLUMNS, deliveryName } from './rows/delivery-columns';
import { stateCounters } from './state-counters';
import { useJournal } from './use-journal';
import { useReplay } from './use-replay';

const KEYS = [
  ['j', 'Ligne suivante'],
  ['k', 'Ligne précédente'],
  ['Entrée', 'Ouvrir la ligne'],
  ['x', 'Sélectionner la ligne'],
  ['r', 'Rejouer la ligne'],
  ['/', 'Filtrer par texte'],
  ['?', 'Afficher cette aide'],
] as const;

export const rules = staffRules('Journal des livraisons');

export default function JournalPage() {
  const journal = useJournal();
  const { address, views, filters, data, error, items, selection, drawer, retry } = journal;
  const replay = useReplay();
  const [helping, setHelping] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  useShortcuts({
    ...rowKeys,
    x: onFocusedRow((id) => selection.toggle(id, false)),
    r: onFocusedRow((id) => void replay.one(id)),
    '/': () => searchBox.current?.focus(),
    '?': () => setHelping(true),
  });

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
      <Counters
        label="Filtrer par état"
        counters={stateCounters(data?.counts)}
        chosen={filters.state}
        onChoose={(state) => address.filter({ state })}
      />
      <JournalTools {...journal} replay={replay} searchBox={searchBox} />
      <RecordList
        reading={{ loading: 'Chargement des livraisons...', loaded: data !== undefined, error, onRetry: retry }}
        empty={{
          filtered: isFiltered(filters),
          none: 'Aucune livraison pour le moment.',
          noneLeft: 'Aucune livraison ne correspond à ces filtres.',
          onReset: () => address.filter(NO_FILTER_PARAMETERS),
        }}
        caption="Livraisons, de la plus récente à la plus ancienne"
        columns={DELIVERY_COLUMNS}
        rows={items}
        nameOf={deliveryName}
        selection={selection}
        hidden={views.hidden}
        onOpen={drawer.open}
      />
      {data && <Pager label="Pages du journal" total={data.total} address={address} />}
      {drawer.opened && (
        <DeliveryDrawer
          id={drawer.opened}
          busy={replay.busy}
          onReplay={(id) => void replay.one(id)}
          onClose={drawer.close}
        />
      )}
      {helping && <ShortcutsHelp keys={KEYS} onClose={() => setHelping(false)} />}
    </StaffPage>
  );
}
