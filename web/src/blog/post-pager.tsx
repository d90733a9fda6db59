import type { BlogState } from '@pignon/domain/blog/blog-url';
import { ButtonLink } from '../ui/button';
import { blogHref } from './cards/blog-calls';
import styles from './blog-page.module.css';

export function PostPager({ state, pages }: { readonly state: BlogState; readonly pages: number }) {
  if (pages <= 1) return null;
  const { page } = state;
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {page > 1 && (
        <ButtonLink look="ghost" rel="prev" href={blogHref({ ...state, page: page - 1 })}>
          Articles plus récents
        </ButtonLink>
      )}
      <span className="num">{`Page ${page} sur ${pages}`}</span>
      {page < pages && (
        <ButtonLink look="ghost" rel="next" href={blogHref({ ...state, page: page + 1 })}>
          Articles plus anciens
        </ButtonLink>
      )}
    </nav>
  );
}
