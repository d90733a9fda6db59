import { innerLinksOf, textChecksOf } from '@pignon/domain/blog/desk/text-checks';
import useSWR from 'swr';
import { staffGet } from '../../../staff/staff-get';
import styles from './editor.module.css';
import type { PostValues } from './post-values';

/** Before it is published: what readers would stumble over. Nothing of it is in the way. */
export function Findings({ values: { content, imageUrl, imageAlt } }: { readonly values: PostValues }) {
  const links = innerLinksOf(content);
  const asked = new URLSearchParams(links.map((path) => ['path', path])).toString();
  const { data } = useSWR<{ readonly dead: readonly string[] }, unknown>(
    links.length > 0 ? `/api/admin/posts/dead-links?${asked}` : null,
    staffGet,
    { keepPreviousData: true },
  );
  const checks = textChecksOf(content, data?.dead);
  const coverLacks = imageUrl !== '' && imageAlt.trim() === '';
  return (
    <section className={styles.aside} aria-labelledby="controles">
      <h2 id="controles">Contrôles</h2>
      {checks.length === 0 && !coverLacks && <p>Rien à signaler : titres, images et liens sont en ordre.</p>}
      <ul>
        {coverLacks && <li>L’image de l’article n’a pas de texte alternatif.</li>}
        {checks.map(({ text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index}-${text}`}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
