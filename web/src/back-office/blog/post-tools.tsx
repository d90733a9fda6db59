import type { PostChoices } from '@pignon/domain/blog/desk/staff-post';
import type { RefObject } from 'react';
import { FilterBar, FilterChoice, FilterText } from '../../staff/list/filter-bar';
import type { Sort } from '../../staff/list/list-address';
import type { ListAddress } from '../../staff/list/use-list-address';
import { SortChoice } from '../../staff/table/sort-choice';
import { Unfolding } from '../../staff/views/unfolding';
import styles from './blog.module.css';
import { POST_COLUMNS } from './post-columns';

const PAUSE_MS = 250;

interface PostToolsProps {
  readonly address: ListAddress;
  readonly choices: PostChoices | undefined;
  readonly sort: Sort | undefined;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** Tag, author, days of publication and words (E08); the status is the folders'. */
export function PostTools({ address: { query, filter }, choices, sort, box }: PostToolsProps) {
  const of = (name: string) => query.get(name) ?? '';
  const named = (all: string, names: readonly string[]) =>
    [['', all], ...names.map((name) => [name, name] as const)] as const;
  return (
    <>
      <FilterBar>
        <FilterChoice
          label="Tag"
          value={of('tag')}
          options={named('Tous', choices?.tags.map(({ tag }) => tag) ?? [])}
          onChoose={(tag) => filter({ tag })}
        />
        <FilterChoice
          label="Auteur"
          value={of('author')}
          options={named('Tous', choices?.authors ?? [])}
          onChoose={(author) => filter({ author })}
        />
        <SortChoice columns={POST_COLUMNS} sort={sort} unsorted="Modifié récemment" onSort={(tri) => filter({ tri })} />
        <FilterText
          label="Rechercher"
          placeholder="Titre, texte, slug…"
          value={of('q')}
          onText={(q) => filter({ q })}
          pauseMs={PAUSE_MS}
          box={box}
        />
      </FilterBar>
      <Unfolding label={of('from') || of('to') ? 'Période · actif' : 'Période'}>
        <div className={styles.period}>
          {(
            [
              ['from', 'Publié depuis le'],
              ['to', 'jusqu’au'],
            ] as const
          ).map(([name, label]) => (
            <label key={name}>
              {label}
              <input type="date" value={of(name)} onChange={({ target }) => filter({ [name]: target.value })} />
            </label>
          ))}
        </div>
      </Unfolding>
    </>
  );
}
