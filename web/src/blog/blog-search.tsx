import type { BlogState } from '@pignon/domain/blog/blog-url';
import Search from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../site/paths';
import { Button } from '../ui/button';
import { blogHref } from './cards/blog-calls';
import styles from './blog-page.module.css';

/** A form like any other without JavaScript. */
export function BlogSearch({ state: { tag, search } }: { readonly state: BlogState }) {
  const [, go] = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    const asked = typeof words === 'string' ? words.replace(/\s+/g, ' ').trim() : '';
    go(blogHref({ ...(tag && { tag }), ...(asked && { search: asked }), page: 1 }));
  };
  return (
    <search>
      <form action={paths.blog} onSubmit={submit} className={styles.search}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        {/* Words that a link takes away leave the field too. */}
        <input
          key={search}
          type="search"
          name="search"
          aria-label="Chercher dans le blog"
          placeholder="Bail, indexation, TVA…"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={search}
        />
        {tag && <input type="hidden" name="tag" value={tag} />}
        <Button type="submit" look="dark">
          Chercher
        </Button>
      </form>
    </search>
  );
}
