import { withCriteria } from '@pignon/domain/listings/search/listing-url';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '../../site/paths';
import { useEarlyValue } from '../../lib/early/use-early-value';
import { HiddenState } from './hidden-state';
import styles from './toolbar.module.css';
import type { Listing } from '../../catalogue/use-listing';

const PAUSE_MS = 200;
const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Filters while it is typed; without JavaScript it is a form like any other. */
export function SearchWords({ state, show, hrefOf }: Listing) {
  const asked = state.criteria.search ?? '';
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(field, text, setText);
  // A chip taken away or a link followed changes the words from outside.
  if (seen !== asked) {
    setSeen(asked);
    if (wordsOf(text) !== asked) setText(asked);
  }

  const search = useEffectEvent((typed: string) => {
    const words = wordsOf(typed);
    if (words === asked) return;
    const { search: _, ...others } = state.criteria;
    show(withCriteria(state, words ? { ...others, search: words } : others));
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <search className={styles.search}>
      <form action={paths.filteredListings} onSubmit={submit}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="search"
          aria-label="Mots de la recherche"
          placeholder="Rue, ville, activité…"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <HiddenState href={hrefOf({ ...state, page: 1 })} without="search" />
      </form>
    </search>
  );
}
