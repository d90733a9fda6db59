import type { BlogState } from '@pignon/domain/blog/blog-url';
import type { TagCount } from '@pignon/domain/blog/post';
import { Link } from 'wouter';
import { blogHref } from './cards/blog-calls';
import styles from './blog-page.module.css';

const MOST = 12;

export function TagLinks({ tags, state }: { readonly tags: readonly TagCount[]; readonly state: BlogState }) {
  if (tags.length === 0) return null;
  const { tag: chosen, ...others } = state;
  return (
    <nav aria-label="Thèmes" className={styles.tags}>
      <ul>
        <li>
          <Link href={blogHref({ ...others, page: 1 })} aria-current={chosen === undefined || undefined}>
            Tous
          </Link>
        </li>
        {tags.slice(0, MOST).map(({ tag }) => (
          <li key={tag}>
            <Link href={blogHref({ ...others, tag, page: 1 })} aria-current={chosen === tag || undefined}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
