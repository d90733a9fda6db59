import { mayBeCrawled } from '@pignon/domain/indexing/robots';
import { useState } from 'react';
import { LineField } from '../../staff/form/fields';
import styles from './indexation.module.css';

/** The path of what was typed or pasted. */
function pathOf(typed: string): string | null {
  const url = URL.canParse(typed, window.location.origin) ? new URL(typed, window.location.origin) : null;
  return typed === '' || url?.origin !== window.location.origin ? null : url.pathname;
}

/** Whether robots.txt lets them read an address. */
export function RobotsPanel() {
  const [typed, setTyped] = useState('');
  const path = pathOf(typed.trim());
  return (
    <section className={styles.card} aria-labelledby="robots">
      <h2 id="robots">robots.txt</h2>
      <LineField
        id="robots-url"
        label="Tester une URL"
        hint="Un chemin ou une adresse de ce site"
        autoComplete="off"
        maxLength={500}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output className={styles.verdict}>
        {path !== null && (mayBeCrawled(path) ? 'Autorisée' : 'Bloquée')}
        {path === null && typed.trim() !== '' && 'Cette adresse n’est pas de ce site.'}
      </output>
      <p>
        <a href="/robots.txt" target="_blank" rel="noopener">
          Voir robots.txt
        </a>
      </p>
    </section>
  );
}
