import { EFFECT_KINDS, type EffectKind } from '@pignon/domain/deliveries/effect';
import { useRef, useState } from 'react';
import { ShortcutsHelp } from '../../staff/keyboard/shortcuts-help';
import { useShortcuts } from '../../staff/keyboard/use-shortcuts';
import { Counters } from '../../staff/list/counters';
import { FilterBar, FilterChoice, FilterText } from '../../staff/list/filter-bar';
import { Pager } from '../../staff/list/pager';
import { NoRows, ReadStates } from '../../staff/list/read-states';
import { Tools } from '../../staff/list/tools';
import { ViewTools } from '../../staff/list/view-tools';
import { StaffButton } from '../../staff/staff-button';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { onFocusedRow, rowKeys } from '../../staff/table/row-focus';
import { StaffTable } from '../../staff/table/staff-table';
import { BreakerBanners } from './breaker-banner';
import { DeliveryDrawer } from './delivery-drawer';
import { isFiltered, NO_FILTER_PARAMETERS } from './delivery-filters';
import { DELIVERY_COLUMNS, deliveryName } from './rows/delivery-columns';
import { KIND_LABELS } from './rows/delivery-labels';
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

const KINDS: readonly (readonly [EffectKind | '', string])[] = [
  ['', 'Tous'],
  ...EFFECT_KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const),
];

/** Of what is typed, before the server is asked. */
const PAUSE_MS = 250;

export const rules = staffRules('Journal des livraisons');

export default function JournalPage() {
  const { address, views, filters, data, error, items, selection, drawer, retry } = useJournal();
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

  const replaySelection = async () => {
    await replay.some(selection.ids);
    selection.clear();
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
      <Counters
        label="Filtrer par état"
        counters={stateCounters(data?.counts)}
        chosen={filters.state}
        onChoose={(state) => address.filter({ state })}
      />
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
      <ReadStates loading="Chargement des livraisons..." loaded={data !== undefined} error={error} onRetry={retry} />
      {data && items.length === 0 && (
        <NoRows
          filtered={isFiltered(filters)}
          none="Aucune livraison pour le moment."
          noneLeft="Aucune livraison ne correspond à ces filtres."
          onReset={() => address.filter(NO_FILTER_PARAMETERS)}
        />
      )}
      {items.length > 0 && (
        <StaffTable
          caption="Livraisons, de la plus récente à la plus ancienne"
          columns={DELIVERY_COLUMNS}
          rows={items}
          nameOf={deliveryName}
          selection={selection}
          hidden={views.hidden}
          onOpen={drawer.open}
        />
      )}
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
