import { EXCLUSION_LABELS, type IndexationSummary } from '@pignon/domain/indexing/indexed-page';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import styles from './indexation.module.css';

/** What is not counted by a filter of the list. */
export function Summary({ summary }: { readonly summary: IndexationSummary }) {
  const figures = [
    ['URL indexables', summary.indexable],
    ['Dans le sitemap', summary.inSitemap],
    ['404 des 30 derniers jours', summary.missed],
    ['Redirections', summary.redirections],
  ] as const;
  return (
    <section className={styles.card} aria-label="Résumé">
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{frenchNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {summary.excluded.length > 0 && (
        <p className={styles.why}>
          {'Exclues du sitemap\u00a0: '}
          {summary.excluded.map(({ why, count }) => `${EXCLUSION_LABELS[why]} (${frenchNumber(count)})`).join(', ')}.
        </p>
      )}
    </section>
  );
}

export const problemCounters = (summary: IndexationSummary | undefined) => {
  const excluded = summary?.excluded.reduce((sum, { count }) => sum + count, 0);
  return [
    { key: null, label: 'Toutes', count: summary && summary.inSitemap + (excluded ?? 0) },
    { key: 'excluded', label: 'Exclues', count: excluded },
    {
      key: 'description',
      label: 'Sans description',
      count: summary?.undescribed,
      alarming: (summary?.undescribed ?? 0) > 0,
    },
    { key: 'title', label: 'Titres en double', count: summary?.sameTitle, alarming: (summary?.sameTitle ?? 0) > 0 },
  ] as const;
};
