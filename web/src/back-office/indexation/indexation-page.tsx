import { PAGE_KIND_LABELS, PAGE_KINDS, type PageKind } from '@pignon/domain/indexing/indexed-page';
import { Counters } from '../../staff/list/counters';
import { FilterBar, FilterChoice } from '../../staff/list/filter-bar';
import { Pager } from '../../staff/list/pager';
import { Tools } from '../../staff/list/tools';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { RecordList } from '../../staff/table/record-list';
import { ViewTools } from '../../staff/views/view-tools';
import { NO_FILTERS } from './indexation-filters';
import { PAGE_COLUMNS, pageName } from './page-columns';
import { Redirecting } from './redirecting';
import { RobotsPanel } from './robots-panel';
import { SitemapPanel } from './sitemap-panel';
import { problemCounters, Summary } from './summary';
import { useIndexation } from './use-indexation';

export const rules = staffRules('Indexation');

const NOTICE =
  "L'API Indexing de Google est réservée aux offres d'emploi et aux directs\u00a0: les biens passent par le sitemap et IndexNow.";

const KINDS: readonly (readonly [PageKind | '', string])[] = [
  ['', 'Tous'],
  ...PAGE_KINDS.map((kind) => [kind, PAGE_KIND_LABELS[kind]] as const),
];

const openPage = (path: string) => window.open(path, '_blank', 'noopener');

/** E15: every page as search engines may know it, and where addresses lead that no page has any more. */
export default function IndexationPage() {
  const { address, filters, data, error, views, retry } = useIndexation();
  const { kind, problem } = filters;
  return (
    <StaffPage title="Indexation" note={NOTICE}>
      {data && <Summary summary={data.summary} />}
      <Counters
        label="Filtrer par problème"
        counters={problemCounters(data?.summary)}
        chosen={problem}
        onChoose={(probleme) => address.filter({ probleme })}
      />
      <Tools
        filters={
          <FilterBar>
            <FilterChoice
              label="Type"
              value={kind ?? ''}
              options={KINDS}
              onChoose={(type) => address.filter({ type })}
            />
          </FilterBar>
        }
      >
        <ViewTools columns={PAGE_COLUMNS} views={views} />
      </Tools>
      <RecordList
        reading={{ loading: 'Chargement des pages...', loaded: data !== undefined, error, onRetry: retry }}
        empty={{
          filtered: kind !== null || problem !== null,
          none: 'Toutes les pages sont saines.',
          noneLeft: problem ? 'Toutes les pages sont saines.' : 'Aucune page ne correspond à ces filtres.',
          onReset: () => address.filter(NO_FILTERS),
        }}
        caption="Pages du site et ce que les moteurs de recherche en savent"
        columns={PAGE_COLUMNS}
        rows={data?.items ?? []}
        nameOf={pageName}
        hidden={views.hidden}
        onOpen={openPage}
      />
      {data && <Pager label="Pages de la liste" total={data.total} address={address} />}
      <Redirecting />
      <SitemapPanel />
      <RobotsPanel />
    </StaffPage>
  );
}
