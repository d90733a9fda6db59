import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import { useRef } from 'react';
import { useListKeys } from '../../staff/keyboard/use-list-keys';
import { sortText } from '../../staff/list/list-address';
import { Pager } from '../../staff/list/pager';
import { RecordList } from '../../staff/table/record-list';
import { Tools } from '../../staff/list/tools';
import { ViewTools } from '../../staff/views/view-tools';
import { StaffButton } from '../../staff/staff-button';
import { StaffPage } from '../../staff/staff-page';
import { staffPost } from '../../staff/staff-post';
import { staffRules } from '../../staff/staff-rules';
import { BulkBar } from '../../staff/table/bulk-bar';
import { download } from '../../staff/table/download';
import { OrderButtons } from '../../staff/table/order/order-buttons';
import { useBulk } from '../../staff/table/use-bulk';
import { useSelection } from '../../staff/table/use-selection';
import { ADVISER_COLUMNS, adviserName } from './adviser-columns';
import { AdviserDrawer } from './adviser-drawer';
import { AdviserFilters } from './adviser-filters';
import { adviserCsv } from './adviser-csv';
import { useAdviserOrder } from './use-adviser-order';
import { NEW, useAdvisers } from './use-advisers';

export const rules = staffRules('Conseillers');

/** E05. */
export default function AdvisersPage() {
  const desk = useAdvisers();
  const { address, drawer, views, all, advisers, error, words, activity, sort, reload } = desk;
  const inSight = advisers?.slice((address.page - 1) * address.size, address.page * address.size) ?? [];
  const selection = useSelection(inSight.map(({ id }) => String(id)));
  const bulk = useBulk(adviserName);
  const searchBox = useRef<HTMLInputElement>(null);
  const move = useAdviserOrder(all ?? [], reload);
  const inOrder = !sort && words === '' && activity === null;
  const add = () => drawer.open(NEW);
  const keys = useListKeys({
    selection,
    searchBox,
    add: { label: 'Ajouter un conseiller', onAdd: add },
    also: [['Ctrl+S', 'Enregistrer le formulaire']],
  });

  const activate = async (active: boolean) => {
    const chosen = inSight.filter(({ id }) => selection.ids.includes(String(id)));
    await bulk.run(chosen, ({ id, version }) => staffPost(`/api/agents/${id}`, { active, version }, { method: 'PUT' }));
    selection.clear();
    await reload();
  };
  const addButton = (
    <StaffButton look="accent" aria-keyshortcuts="n" onClick={add}>
      Ajouter un conseiller
    </StaffButton>
  );
  return (
    <StaffPage title="Conseillers" actions={addButton}>
      <Tools filters={<AdviserFilters desk={desk} searchBox={searchBox} />}>
        <StaffButton
          disabled={!advisers?.length}
          onClick={() => download('conseillers.csv', adviserCsv(advisers ?? []))}
        >
          Exporter
        </StaffButton>
        <ViewTools columns={ADVISER_COLUMNS} views={views} />
      </Tools>
      <BulkBar selection={selection} results={bulk.results} onRead={bulk.clear}>
        <StaffButton disabled={bulk.busy} onClick={() => void activate(true)}>
          Activer
        </StaffButton>
        <StaffButton disabled={bulk.busy} onClick={() => void activate(false)}>
          Désactiver
        </StaffButton>
      </BulkBar>
      <RecordList
        reading={{
          loading: 'Chargement des conseillers...',
          loaded: all !== undefined,
          error,
          onRetry: () => void reload(),
        }}
        empty={{
          filtered: activity !== null || words !== '',
          none: 'Aucun conseiller. Ajoutez le premier : il deviendra le conseiller par défaut.',
          noneLeft: 'Aucun conseiller ne correspond à ces filtres.',
          onReset: () => address.filter({ activite: null, texte: null }),
        }}
        add={addButton}
        caption="Conseillers"
        columns={ADVISER_COLUMNS}
        rows={inSight}
        nameOf={adviserName}
        selection={selection}
        hidden={views.hidden}
        sort={sort}
        onSort={(next) => address.filter({ tri: sortText(next) })}
        onOpen={drawer.open}
        {...(inOrder && {
          actionsLabel: 'Ordre',
          renderActions: ({ id, name }: StaffAgent) => <OrderButtons title={name} onMove={(by) => void move(id, by)} />,
        })}
      />
      <Pager label="Pages des conseillers" total={advisers?.length ?? 0} address={address} />
      <AdviserDrawer desk={desk} />
      {keys.help}
    </StaffPage>
  );
}
