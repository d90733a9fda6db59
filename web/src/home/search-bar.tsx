import { NATURE_LABELS, NATURES } from '@pignon/domain/listings/nature';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../site/paths';
import { Button } from '../ui/button';
import styles from './search-bar.module.css';

/** What the list reads as one; the browser says so at the field, also without a script. */
const AMOUNT = '\\s*\\d[\\d\\s]*([.,]\\d{1,2})?\\s*[kKmM]?\\s*€?\\s*';

/** The first question of whoever comes for premises. Without JavaScript it is a form like any other. */
export function SearchBar() {
  const [, go] = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = [...new FormData(event.currentTarget)].flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value.trim() : '';
      return text ? [[name, text]] : [];
    });
    go(`${paths.listings}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`);
  };
  return (
    <search className={styles.bar}>
      {/* Plain controls: the fields of forms bring along what checks them, which nothing here needs. */}
      <form action={paths.listings} onSubmit={submit} className={styles.form}>
        <label>
          <span>Vous cherchez</span>
          <select name="type">
            <option value="">Tous les biens</option>
            {NATURES.map((nature) => (
              <option key={nature} value={nature}>
                {NATURE_LABELS[nature]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Où</span>
          <input
            name="search"
            placeholder="Ville, rue, quartier"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
        </label>
        <label>
          <span>Budget maximum (€)</span>
          <input
            name="maxPrice"
            placeholder="500 000"
            pattern={AMOUNT}
            title="Un montant en euros, par exemple 500 000"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={20}
          />
        </label>
        <Button type="submit" look="dark">
          Rechercher
        </Button>
      </form>
    </search>
  );
}
