import type { StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useShortcuts } from '../../staff/keyboard/use-shortcuts';
import { Counters } from '../../staff/list/counters';
import { NoRows, ReadStates } from '../../staff/list/read-states';
import { Tools } from '../../staff/list/tools';
import { StaffButton } from '../../staff/staff-button';
import { StaffPage } from '../../staff/staff-page';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { staffRules } from '../../staff/staff-rules';
import { BulkBar } from '../../staff/table/bulk-bar';
import { onFocusedRow, rowKeys } from '../../staff/table/row-focus';
import { StaffTable } from '../../staff/table/staff-table';
import { useSelection } from '../../staff/table/use-selection';
import { ViewTools } from '../../staff/views/view-tools';
import { notify } from '../../ui/toasts/toast';
import { FromProperty } from './from-property';
import { moved } from './moved';
import { SOLD_COLUMNS, soldName } from './sold-columns';
import { SoldForm } from './sold-form';
import styles from './sold.module.css';
import { SoldSwitch } from './sold-switch';
import { NEW, useSold } from './use-sold';

export const rules = staffRules('Biens vendus');

/** E07: what was sold or let, what visitors see of it, and in which order. */
export default function SoldPage() {
  const { address, drawer, views, advisers, all, shelf, bin, binned, error, reload, opened } = useSold();
  const rows = (binned ? bin : shelf) ?? [];
  const selection = useSelection(rows.map(({ id }) => String(id)));
  useShortcuts({ ...rowKeys, n: () => drawer.open(NEW), x: onFocusedRow((id) => selection.toggle(id, false)) });

  const act = async (sent: ReturnType<typeof staffPost>, done: string) => {
    const reply = await sent;
    if (reply.ok) notify({ kind: 'success', title: done, text: 'Le site est à jour.' });
    else if (reply.status !== 401) notify({ kind: 'error', title: 'Rien n’a changé', text: reply.error ?? UNREACHED });
    await reload();
    return reply.ok;
  };
  const put = (path: string, body: object, done: string) =>
    act(staffPost(`/api/admin/sold-properties/${path}`, body, { method: 'PUT' }), done);
  const show = async (shown: boolean) => {
    const ids = selection.ids.map(Number);
    if (await put('shown', { ids, shown }, shown ? 'Fiches affichées' : 'Fiches masquées')) selection.clear();
  };
  const place = ({ id }: StaffSoldProperty, by: 1 | -1) => {
    const now = rows.map((sold) => sold.id);
    const ids = moved(now, id, by);
    if (ids !== now) void put('order', { ids }, 'Ordre enregistré');
  };
  const binOrRestore = async ({ id, deletedAt }: StaffSoldProperty) => {
    const done = deletedAt
      ? await put(`${id}/restore`, {}, 'Fiche restaurée')
      : await act(
          staffPost(`/api/sold-properties/${id}`, {}, { method: 'DELETE' }),
          'Fiche dans la corbeille, pour 30 jours',
        );
    if (done) drawer.close();
  };
  const addButton = (
    <StaffButton look="accent" aria-keyshortcuts="n" onClick={() => drawer.open(NEW)}>
      Ajouter un bien vendu
    </StaffButton>
  );

  return (
    <StaffPage title="Biens vendus" actions={addButton}>
      <SoldSwitch />
      <Tools
        filters={
          <Counters
            label="Filtrer par dossier"
            counters={[
              { key: null, label: 'En place', count: shelf?.length },
              { key: 'corbeille', label: 'Corbeille', count: bin?.length },
            ]}
            chosen={binned ? 'corbeille' : null}
            onChoose={(dossier) => address.filter({ dossier })}
          />
        }
      >
        <FromProperty onMade={(id) => void reload().then(() => drawer.open(id))} />
        <ViewTools columns={SOLD_COLUMNS} views={views} />
      </Tools>
      {!binned && (
        <BulkBar selection={selection} results={[]} onRead={selection.clear}>
          <StaffButton onClick={() => void show(true)}>Afficher</StaffButton>
          <StaffButton onClick={() => void show(false)}>Masquer</StaffButton>
        </BulkBar>
      )}
      <ReadStates
        loading="Chargement des biens vendus..."
        loaded={all !== undefined}
        error={error}
        onRetry={() => void reload()}
      />
      {all && rows.length === 0 && (
        <NoRows
          filtered={binned}
          none="Aucune transaction disponible pour le moment"
          noneLeft="La corbeille est vide."
          onReset={() => address.filter({ dossier: null })}
        >
          {addButton}
        </NoRows>
      )}
      {rows.length > 0 && (
        <StaffTable
          caption={binned ? 'Biens vendus dans la corbeille' : "Biens vendus, dans l'ordre du site"}
          columns={SOLD_COLUMNS}
          rows={rows}
          nameOf={soldName}
          selection={selection}
          hidden={views.hidden}
          onOpen={drawer.open}
          actionsLabel={binned ? 'Corbeille' : 'Ordre'}
          renderActions={(sold) =>
            binned ? (
              <StaffButton onClick={() => void binOrRestore(sold)}>Restaurer</StaffButton>
            ) : (
              <span className={styles.order}>
                <StaffButton aria-label={`Monter : ${sold.title}`} onClick={() => place(sold, -1)}>
                  <ArrowUp size={16} strokeWidth={2} aria-hidden="true" />
                </StaffButton>
                <StaffButton aria-label={`Descendre : ${sold.title}`} onClick={() => place(sold, 1)}>
                  <ArrowDown size={16} strokeWidth={2} aria-hidden="true" />
                </StaffButton>
              </span>
            )
          }
        />
      )}
      {all && drawer.opened === NEW && <SoldForm advisers={advisers} reload={reload} onClose={drawer.close} />}
      {opened && !opened.deletedAt && (
        <SoldForm key={opened.id} sold={opened} advisers={advisers} reload={reload} onClose={drawer.close}>
          <div className={styles.actions}>
            <StaffButton onClick={() => void binOrRestore(opened)}>Mettre à la corbeille</StaffButton>
          </div>
        </SoldForm>
      )}
    </StaffPage>
  );
}
