import { ROW_OUTCOMES, type RowOutcome } from '@pignon/domain/imports/rows/compare-row';
import { Counters } from '../../staff/list/counters';
import { Pager } from '../../staff/list/pager';
import { ReadStates } from '../../staff/list/read-states';
import type { ListAddress } from '../../staff/list/use-list-address';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { RecordList } from '../../staff/table/record-list';
import { notify } from '../../ui/toasts/toast';
import { ApplyBar } from './apply-bar';
import { ColumnsChoice } from './columns-choice';
import { OUTCOME_LABELS, STATE_LABELS } from './import-labels';
import { dayTime } from '../../staff/words/day-time';
import { ROW_COLUMNS, rowName } from './import-row-columns';
import styles from './imports.module.css';
import { importPath, useImport, useImportRows } from './use-import';

interface ImportDetailProps {
  readonly id: string;
  readonly address: ListAddress;
}

/** One file: what its lines would do, what was done, and the press that does it. */
export function ImportDetail({ id, address }: ImportDetailProps) {
  const { data, error, mutate } = useImport(id);
  const put = async (what: string, body: object = {}) => {
    const reply = await staffPost(`${importPath(id)}/${what}`, body, { method: 'PUT' });
    if (!reply.ok && reply.status !== 401)
      notify({ kind: 'error', title: 'Rien n’a changé', text: reply.error ?? UNREACHED });
    await mutate();
  };
  return (
    <>
      <ReadStates
        loading="Chargement de l’import..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data && (
        <>
          <p className={styles.file}>
            <b>{data.fileName}</b>
            {` · ${dayTime(data.createdAt)}${data.by ? ` · ${data.by}` : ''} · `}
            <output>{STATE_LABELS[data.state]}</output>
          </p>
          {data.fault && (
            <p className={styles.fault} role="alert">
              {data.fault}
            </p>
          )}
          <ApplyBar
            now={data}
            onApply={(publish) => void put('apply', { publish })}
            onCancel={() => void put('cancel')}
          />
          {data.format === 'csv' && data.state === 'read' && (
            <ColumnsChoice
              key={data.columns.join(' ')}
              read={data}
              onMatch={(columns) => void put('columns', { columns })}
            />
          )}
          {data.total > 0 && <Rows now={data} address={address} />}
        </>
      )}
    </>
  );
}

interface RowsProps {
  readonly now: Parameters<typeof useImportRows>[0];
  readonly address: ListAddress;
}

function Rows({ now, address }: RowsProps) {
  const asked = address.query.get('resultat');
  const outcome = ROW_OUTCOMES.find((one) => one === asked) ?? null;
  const { data, error, mutate } = useImportRows(now, { outcome, page: address.page, size: address.size });
  const rows = data?.items.map((row) => ({ ...row, id: row.line })) ?? [];
  return (
    <>
      <Counters<RowOutcome>
        label="Filtrer par résultat"
        counters={[
          { key: null, label: 'Toutes', count: now.total },
          ...ROW_OUTCOMES.map((key) => ({
            key,
            label: OUTCOME_LABELS[key],
            count: now.outcomes[key],
            alarming: key === 'refused',
          })),
        ]}
        chosen={outcome}
        onChoose={(resultat) => address.filter({ resultat })}
      />
      <RecordList
        reading={{
          loading: 'Chargement des lignes...',
          loaded: data !== undefined,
          error,
          onRetry: () => void mutate(),
        }}
        empty={{
          filtered: outcome !== null,
          none: 'Aucune ligne.',
          noneLeft: 'Aucune ligne n’a ce résultat.',
          onReset: () => address.filter({ resultat: null }),
        }}
        caption="Lignes du fichier"
        columns={ROW_COLUMNS}
        rows={rows}
        nameOf={rowName}
        onOpen={() => {}}
      />
      {data && <Pager label="Pages des lignes" total={data.total} address={address} />}
    </>
  );
}
