import { STAGE_LABELS, STAGES } from '@pignon/domain/prospects/staff-person';
import { Counters } from '../../staff/list/counters';
import { Pager } from '../../staff/list/pager';
import { ReadList } from '../../staff/list/read-list';
import { Tools } from '../../staff/list/tools';
import { StaffButton } from '../../staff/staff-button';
import { StaffTable } from '../../staff/table/staff-table';
import { useViews } from '../../staff/views/use-views';
import { ViewTools } from '../../staff/views/view-tools';
import { Board } from './board/board';
import { PEOPLE_COLUMNS, personName } from './desk/people-columns';
import { PeopleFilterBar } from './people-filter-bar';
import { NO_FILTERS } from './desk/people-filters';
import { PersonDrawer } from './person/person-drawer';
import { type PeopleDesk, usePeople } from './desk/use-people';

/** E12: whoever used a form of the site, one line per person, or one card in the column of their stage. */
export function People() {
  const desk = usePeople();
  const { address, drawer, onBoard, filtered, items, error, reload } = desk;
  const views = useViews('prospects', address, ['company', 'profile', 'temperature', 'viewed']);
  return (
    <>
      {!onBoard && <StageCounters desk={desk} />}
      <Tools filters={<PeopleFilterBar address={address} />}>
        <ViewSwitch desk={desk} />
        <StaffButton disabled={!items?.length} onClick={() => window.location.assign(desk.exportPath)}>
          Exporter
        </StaffButton>
        {!onBoard && <ViewTools columns={PEOPLE_COLUMNS} views={views} />}
      </Tools>
      <ReadList
        reading={{
          loading: 'Chargement des prospects...',
          loaded: items !== undefined,
          error,
          onRetry: () => void reload(),
        }}
        empty={{
          filtered,
          none: 'Aucun prospect. Les formulaires du site alimentent cette liste.',
          noneLeft: 'Aucun prospect ne correspond à ces filtres.',
          onReset: () => address.filter(NO_FILTERS),
        }}
        count={items?.length ?? 0}
      >
        {onBoard ? (
          <Board desk={desk} />
        ) : (
          <StaffTable
            caption="Prospects, du plus récent au plus ancien"
            columns={PEOPLE_COLUMNS}
            rows={items ?? []}
            nameOf={personName}
            hidden={views.hidden}
            onOpen={drawer.open}
          />
        )}
      </ReadList>
      {!onBoard && items && <Pager label="Pages des prospects" total={desk.total} address={address} />}
      {drawer.opened && <PersonDrawer id={drawer.opened} onClose={drawer.close} onChanged={() => void reload()} />}
    </>
  );
}

function StageCounters({ desk: { address, stage, stages } }: { readonly desk: PeopleDesk }) {
  const all = stages && STAGES.reduce((sum, one) => sum + stages[one], 0);
  return (
    <Counters
      label="Filtrer par étape"
      counters={[
        { key: null, label: 'Tous', count: all },
        ...STAGES.map((one) => ({ key: one, label: STAGE_LABELS[one], count: stages?.[one] })),
      ]}
      chosen={stage}
      onChoose={(etape) => address.filter({ etape })}
    />
  );
}

const ViewSwitch = ({ desk: { address, onBoard } }: { readonly desk: PeopleDesk }) => (
  <>
    <StaffButton
      aria-pressed={!onBoard}
      look={onBoard ? 'plain' : 'accent'}
      onClick={() => address.filter({ vue: null })}
    >
      Liste
    </StaffButton>
    <StaffButton
      aria-pressed={onBoard}
      look={onBoard ? 'accent' : 'plain'}
      onClick={() => address.filter({ vue: 'etapes' })}
    >
      Étapes
    </StaffButton>
  </>
);
