import type { ListAddress } from '../../../staff/list/use-list-address';
import styles from './modes.module.css';

export const MODES = [
  ['tableau', 'Tableau'],
  ['cartes', 'Cartes'],
  ['carte', 'Carte'],
] as const;
export type Mode = (typeof MODES)[number][0];

export const modeOf = (query: URLSearchParams): Mode =>
  MODES.find(([mode]) => mode === query.get('mode'))?.[0] ?? 'tableau';

/** How the same rows are looked at; it stands in the address, so that a link and a saved view show it too. */
export const ModeChoice = ({ address }: { readonly address: ListAddress }) => (
  <fieldset className={styles.modes} aria-label="Présentation">
    {MODES.map(([mode, label]) => (
      <button
        key={mode}
        type="button"
        aria-pressed={modeOf(address.query) === mode}
        onClick={() => address.change({ mode: mode === 'tableau' ? null : mode })}
      >
        {label}
      </button>
    ))}
  </fieldset>
);
