import type { SitemapFile } from '@pignon/domain/indexing/sitemap-file';
import { frenchNumber, parisTime } from '@pignon/domain/shared/text/french';
import { plural } from '@pignon/domain/shared/text/plural';
import useSWR from 'swr';
import { ReadStates } from '../../staff/list/read-states';
import { staffGet } from '../../staff/staff-get';
import { INDEXATION } from './indexation-filters';
import styles from './indexation.module.css';

/** The files that search engines read, made anew whenever something in them changes. */
export function SitemapPanel() {
  const { data, error, mutate } = useSWR<readonly SitemapFile[], unknown>(`${INDEXATION}/sitemaps`, staffGet);
  return (
    <section className={styles.card} aria-labelledby="sitemap">
      <h2 id="sitemap">sitemap.xml</h2>
      <ReadStates
        loading="Chargement du sitemap..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      <ul className={styles.lines}>
        {data?.map(({ path, pages, updatedAt }) => (
          <li key={path}>
            <a className={styles.url} href={path} target="_blank" rel="noopener">
              {path}
            </a>
            <small>
              {frenchNumber(pages)} adresse{plural(pages)}
              {updatedAt && `, modifiées le ${parisTime(new Date(updatedAt))}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
