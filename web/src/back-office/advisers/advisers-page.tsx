import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import { csv } from '@pignon/domain/shared/text/csv';
import { useRef, useState } from 'react';
import { Drawer } from '../../staff/drawer/drawer';
import { ShortcutsHelp } from '../../staff/keyboard/shortcuts-help';
import { useShortcuts } from '../../staff/keyboard/use-shortcuts';
import { FilterBar, FilterChoice, FilterText } from '../../staff/list/filter-bar';
import { sortText } from '../../staff/list/list-address';
import { Pager } from '../../staff/list/pager';
import { NoRows, ReadStates } from '../../staff/list/read-states';
import { Tools } from '../../staff/list/tools';
import { ViewTools } from '../../staff/views/view-tools';
import { StaffButton } from '../../staff/staff-button';
import { StaffPage } from '../../staff/staff-page';
import { staffPost } from '../../staff/staff-post';
import { staffRules } from '../../staff/staff-rules';
import { BulkBar } from '../../staff/table/bulk-bar';
import { download } from '../../staff/table/download';
import { onFocusedRow, rowKeys } from '../../staff/table/row-focus';
import { SortChoice } from '../../staff/table/sort-choice';
import { StaffTable } from '../../staff/table/staff-table';
import { useBulk } from '../../staff/table/use-bulk';
import { useSelection } from '../../staff/table/use-selection';
import { AdviserActions } from './adviser-actions';
import { ADVISER_COLUMNS, adviserName } from './adviser-columns';
import { AdviserForm } from './adviser-form';
import { ACTIVITIES, type Activity } from './chosen-advisers';
import { NEW, useAdvisers } from './use-advisers';

const KEYS = [
  ['n', 'Ajouter un conseiller'],
  ['j', 'Ligne suivante'],
  ['k', 'Ligne précédente'],
  ['Entrée', 'Ouvrir la ligne'],
  ['x', 'Sélectionner la ligne'],
  ['/', 'Rechercher'],
  ['Ctrl+S', 'Enregistrer le formulaire'],
  ['?', 'Afficher cette aide'],
] as const;

const ACTIVITY_OPTIONS: readonly (readonly [Activity | '', string])[] = [
  ['', 'Tous'],
  ...(Object.entries(ACTIVITIES) as [Activity, string][]),
];

export const rules = staffRules('Conseillers');

/** E05. */
export default function AdvisersPage() {
  const { address, drawer, views, all, advisers, error, words, activity, sort, reload, opened } = useAdvisers();
  const inSight = advisers?.slice((address.page - 1) * address.size, address.page * address.size) ?? [];
  const selection = useSelection(inSight.map(({ id }) => String(id)));
  const bulk = useBulk(adviserName);
  const [helping, setHelping] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const add = () => drawer.open(NEW);
  useShortcuts({
    ...rowKeys,
    n: add,
    x: onFocusedRow((id) => selection.toggle(id, false)),
    '/': () => searchBox.current?.focus(),
    '?': () => setHelping(true),
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
      <Tools
        filters={
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
        }
      >
        <StaffButton disabled={!advisers?.length} onClick={() => download('conseillers.csv', exported(advisers ?? []))}>
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
      <ReadStates
        loading="Chargement des conseillers..."
        loaded={all !== undefined}
        error={error}
        onRetry={() => void reload()}
      />
      {advisers?.length === 0 && (
        <NoRows
          filtered={activity !== null || words !== ''}
          none="Aucun conseiller. Ajoutez le premier : il deviendra le conseiller par défaut."
          noneLeft="Aucun conseiller ne correspond à ces filtres."
          onReset={() => address.filter({ activite: null, texte: null })}
        >
          {addButton}
        </NoRows>
      )}
      {inSight.length > 0 && (
        <StaffTable
          caption="Conseillers"
          columns={ADVISER_COLUMNS}
          rows={inSight}
          nameOf={adviserName}
          selection={selection}
          hidden={views.hidden}
          sort={sort}
          onSort={(next) => address.filter({ tri: sortText(next) })}
          onOpen={drawer.open}
        />
      )}
      <Pager label="Pages des conseillers" total={advisers?.length ?? 0} address={address} />
      {all && drawer.opened === NEW && <AdviserForm reload={reload} onClose={drawer.close} />}
      {all && opened && (
        <AdviserForm key={opened.id} adviser={opened} reload={reload} onClose={drawer.close}>
          <AdviserActions
            adviser={opened}
            others={all.filter(({ id }) => id !== opened.id)}
            onDone={() => {
              drawer.close();
              void reload();
            }}
          />
        </AdviserForm>
      )}
      {all && drawer.opened && drawer.opened !== NEW && !opened && (
        <Drawer title="Conseiller" onClose={drawer.close}>
          <p>Ce conseiller n’existe pas ou a été supprimé.</p>
          <StaffButton onClick={drawer.close}>Retour à la liste</StaffButton>
        </Drawer>
      )}
      {helping && <ShortcutsHelp keys={KEYS} onClose={() => setHelping(false)} />}
    </StaffPage>
  );
}

const EXPORTED = {
  Nom: ({ name }: StaffAgent) => name,
  Email: ({ email }: StaffAgent) => email,
  Téléphone: ({ phone }: StaffAgent) => phone,
  Site: ({ website }: StaffAgent) => website,
  Secteurs: ({ sectors }: StaffAgent) => sectors.join(', '),
  Spécialités: ({ specialities }: StaffAgent) => specialities.join(', '),
  Biens: ({ properties }: StaffAgent) => properties,
  'Demandes 30 j': ({ requests }: StaffAgent) => requests,
  Actif: ({ active }: StaffAgent) => active,
};

const exported = (advisers: readonly StaffAgent[]): string =>
  csv([Object.keys(EXPORTED), ...advisers.map((adviser) => Object.values(EXPORTED).map((of) => of(adviser)))]);
