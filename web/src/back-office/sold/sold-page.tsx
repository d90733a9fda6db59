import { Counters } from '../../staff/list/counters';
import { RecordList } from '../../staff/table/record-list';
import { Tools } from '../../staff/list/tools';
import { useListKeys } from '../../staff/keyboard/use-list-keys';
import { useMay } from '../../staff/session/session';
import { StaffButton } from '../../staff/staff-button';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { BulkBar } from '../../staff/table/bulk-bar';
import { OrderButtons } from '../../staff/table/order/order-buttons';
import { useSelection } from '../../staff/table/use-selection';
import { ViewTools } from '../../staff/views/view-tools';
import { FromProperty } from './from-property';
import { SOLD_COLUMNS, soldName } from './sold-columns';
import { SoldDrawer } from './sold-drawer';
import { SoldSwitch } from '../../staff/settings/sold-switch';
import { NEW, useSold } from './use-sold';
import { useSoldChanges } from './use-sold-changes';

export const rules = staffRules('Biens vendus');

/** E07: what was sold or let, what visitors see of it, and in which order. */
export default function SoldPage() {
  const sold = useSold();
  const may = useMay();
  const { address, drawer, views, all, shelf, bin, binned, error, reload } = sold;
  const changes = useSoldChanges(reload);
  const rows = (binned ? bin : shelf) ?? [];
  const selection = useSelection(rows.map(({ id }) => String(id)));
  const add = () => drawer.open(NEW);
  const keys = useListKeys({ selection, add: { label: 'Ajouter un bien vendu', onAdd: add } });
  const show = async (shown: boolean) => {
    if (await changes.show(selection.ids.map(Number), shown)) selection.clear();
  };
  const addButton = (
    <StaffButton look="accent" aria-keyshortcuts="n" onClick={add}>
      Ajouter un bien vendu
    </StaffButton>
  );

  return (
    <StaffPage title="Biens vendus" actions={addButton}>
      {may('settings') && <SoldSwitch />}
      <Tools filters={<Folders sold={sold} />}>
        <FromProperty onMade={(id) => void reload().then(() => drawer.open(id))} />
        <ViewTools columns={SOLD_COLUMNS} views={views} />
      </Tools>
      {!binned && (
        <BulkBar selection={selection} results={[]} onRead={selection.clear}>
          <StaffButton onClick={() => void show(true)}>Afficher</StaffButton>
          <StaffButton onClick={() => void show(false)}>Masquer</StaffButton>
        </BulkBar>
      )}
      <RecordList
        reading={{
          loading: 'Chargement des biens vendus...',
          loaded: all !== undefined,
          error,
          onRetry: () => void reload(),
        }}
        empty={{
          filtered: binned,
          none: 'Aucune transaction disponible pour le moment',
          noneLeft: 'La corbeille est vide.',
          onReset: () => address.filter({ dossier: null }),
        }}
        add={addButton}
        caption={binned ? 'Biens vendus dans la corbeille' : "Biens vendus, dans l'ordre du site"}
        columns={SOLD_COLUMNS}
        rows={rows}
        nameOf={soldName}
        selection={selection}
        hidden={views.hidden}
        onOpen={drawer.open}
        actionsLabel={binned ? 'Corbeille' : 'Ordre'}
        renderActions={({ id, title }) =>
          binned ? (
            <StaffButton onClick={() => void changes.restore(id)}>Restaurer</StaffButton>
          ) : (
            <OrderButtons title={title} onMove={(by) => void changes.place(rows, id, by)} />
          )
        }
      />
      <SoldDrawer sold={sold} changes={changes} />
      {keys.help}
    </StaffPage>
  );
}

const Folders = ({ sold: { address, shelf, bin, binned } }: { readonly sold: ReturnType<typeof useSold> }) => (
  <Counters
    label="Filtrer par dossier"
    counters={[
      { key: null, label: 'En place', count: shelf?.length },
      { key: 'corbeille', label: 'Corbeille', count: bin?.length },
    ]}
    chosen={binned ? 'corbeille' : null}
    onChoose={(dossier) => address.filter({ dossier })}
  />
);
