import { STAGE_LABELS, STAGES } from '@pignon/domain/prospects/staff-person';
import { Counters } from '../../staff/list/counters';
import { FilterBar, FilterText } from '../../staff/list/filter-bar';
import { Pager } from '../../staff/list/pager';
import { Tools } from '../../staff/list/tools';
import { RecordList } from '../../staff/table/record-list';
import { useViews } from '../../staff/views/use-views';
import { ViewTools } from '../../staff/views/view-tools';
import { PEOPLE_COLUMNS, personName } from './people-columns';
import { PersonDrawer } from './person-drawer';
import { usePeople } from './use-people';

/** E12: whoever used a form of the site, one line per address. */
export function People() {
  const { address, drawer, stage, words, list } = usePeople();
  const views = useViews('prospects', address, ['company', 'profile']);
  const { data, error, mutate } = list;
  const stages = data?.stages;
  const all = stages && STAGES.reduce((sum, one) => sum + stages[one], 0);
  return (
    <>
      <Counters
        label="Filtrer par étape"
        counters={[
          { key: null, label: 'Tous', count: all },
          ...STAGES.map((one) => ({ key: one, label: STAGE_LABELS[one], count: stages?.[one] })),
        ]}
        chosen={stage}
        onChoose={(etape) => address.filter({ etape })}
      />
      <Tools
        filters={
          <FilterBar>
            <FilterText
              label="Rechercher"
              placeholder="Nom, e-mail ou téléphone"
              value={words}
              onText={(texte) => address.filter({ texte })}
            />
          </FilterBar>
        }
      >
        <ViewTools columns={PEOPLE_COLUMNS} views={views} />
      </Tools>
      <RecordList
        reading={{
          loading: 'Chargement des prospects...',
          loaded: data !== undefined,
          error,
          onRetry: () => void mutate(),
        }}
        empty={{
          filtered: stage !== null || words !== '',
          none: 'Aucun prospect. Les formulaires du site alimentent cette liste.',
          noneLeft: 'Aucun prospect ne correspond à ces filtres.',
          onReset: () => address.filter({ etape: null, texte: null }),
        }}
        caption="Prospects, du plus récent au plus ancien"
        columns={PEOPLE_COLUMNS}
        rows={data?.items ?? []}
        nameOf={personName}
        hidden={views.hidden}
        onOpen={drawer.open}
      />
      {data && <Pager label="Pages des prospects" total={data.total} address={address} />}
      {drawer.opened && <PersonDrawer id={drawer.opened} onClose={drawer.close} onChanged={() => void mutate()} />}
    </>
  );
}
