import { DESK_FOLDERS } from '@pignon/domain/listings/desk/desk-query';
import { useRef } from 'react';
import useSWR from 'swr';
import { useLocation } from 'wouter';
import { propertyPaths } from '../../staff/property-paths';
import { Drawer } from '../../staff/drawer/drawer';
import { useListKeys } from '../../staff/keyboard/use-list-keys';
import { Counters } from '../../staff/list/counters';
import { Pager } from '../../staff/list/pager';
import { ReadList } from '../../staff/list/read-list';
import { Tools } from '../../staff/list/tools';
import { ViewTools } from '../../staff/views/view-tools';
import { StaffButton } from '../../staff/staff-button';
import { staffGet } from '../../staff/staff-get';
import { StaffLink } from '../../staff/staff-link';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import styles from './properties.module.css';
import { useTellOffer } from './closing/use-tell-offer';
import { PropertyBulk } from './property-bulk';
import { PROPERTY_COLUMNS } from './property-columns';
import { PropertyDrawer } from './property-drawer';
import { NO_FILTERS } from './property-filters';
import { FOLDER_LABELS } from './desk/property-labels';
import type { Adviser } from './desk/adviser';
import { ExportMenu } from './export-menu';
import { ModeChoice, modeOf } from './modes/mode-choice';
import { PropertyRows } from './property-rows';
import { useRowActions } from './row-actions/use-row-actions';
import { PropertyTools } from './property-tools';
import { useProperties } from './use-properties';
import { useOpenedProperty } from './use-opened-property';
import { usePropertyChanges } from './desk/use-property-changes';

export const rules = staffRules('Biens');

/** E02: everything in the house, filtered, ordered and changed without leaving the list. */
export default function PropertiesPage() {
  const { address, data, error, items, folder, filtered, sort, selection, views, drawer, retry } = useProperties();
  const { data: advisers = [] } = useSWR<readonly Adviser[], unknown>('/api/admin/agents', staffGet);
  const telling = useTellOffer();
  const changes = usePropertyChanges(telling.offer);
  const { actionsOf, dialog } = useRowActions(changes);
  const [, navigate] = useLocation();
  const searchBox = useRef<HTMLInputElement>(null);
  const keys = useListKeys({
    selection,
    searchBox,
    add: { label: 'Ajouter un bien', onAdd: () => navigate(propertyPaths.new) },
  });
  const chosen = items.filter(({ id }) => selection.ids.includes(String(id)));
  const opened = useOpenedProperty(items, drawer.opened);
  const addLink = (
    <StaffLink look="accent" href={propertyPaths.new} aria-keyshortcuts="n">
      Ajouter un bien
    </StaffLink>
  );

  return (
    <StaffPage
      title="Biens"
      actions={
        <div className={styles.head}>
          <StaffButton aria-keyshortcuts="?" onClick={keys.showHelp}>
            Raccourcis
          </StaffButton>
          <StaffLink href={propertyPaths.import}>Importer</StaffLink>
          <ExportMenu query={address.query} />
          {addLink}
        </div>
      }
    >
      <Counters
        label="Filtrer par dossier"
        counters={DESK_FOLDERS.map((key) => ({ key, label: FOLDER_LABELS[key], count: data?.folders[key] }))}
        chosen={folder}
        onChoose={(key) => address.filter({ folder: key === 'all' ? null : key })}
      />
      <Tools filters={<PropertyTools address={address} advisers={advisers} sort={sort} box={searchBox} />}>
        <ModeChoice address={address} />
        <ViewTools columns={PROPERTY_COLUMNS} views={views} />
      </Tools>
      <PropertyBulk
        selection={selection}
        rows={chosen}
        binned={folder === 'bin'}
        advisers={advisers}
        changes={changes}
      />
      <ReadList
        reading={{ loading: 'Chargement des biens...', loaded: data !== undefined, error, onRetry: retry }}
        empty={{
          filtered,
          none: folder === 'all' ? 'Aucun bien pour le moment.' : 'Aucun bien dans ce dossier.',
          noneLeft: 'Aucun bien ne correspond à ces filtres.',
          onReset: () => address.filter(NO_FILTERS),
        }}
        add={addLink}
        count={items.length}
      >
        <PropertyRows
          {...{ mode: modeOf(address.query), items, selection, views, sort, address, actionsOf }}
          onOpen={drawer.open}
        />
      </ReadList>
      {data && <Pager label="Pages des biens" total={data.total} address={address} />}
      {opened && (
        <PropertyDrawer
          key={opened.id}
          property={opened}
          advisers={advisers}
          changes={changes}
          onClose={drawer.close}
        />
      )}
      {data && drawer.opened && !opened && <NotInList onClose={drawer.close} />}
      {dialog}
      {telling.dialog}
      {keys.help}
    </StaffPage>
  );
}

const NotInList = ({ onClose }: { readonly onClose: () => void }) => (
  <Drawer title="Bien" onClose={onClose}>
    <p>Ce bien n’est pas dans cette liste : il a été supprimé, ou d’autres filtres le montrent.</p>
    <StaffButton onClick={onClose}>Retour à la liste</StaffButton>
  </Drawer>
);
