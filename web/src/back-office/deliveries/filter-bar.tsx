import { EFFECT_KINDS, type EffectKind } from '@pignon/domain/deliveries/effect';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { KIND_LABELS } from './rows/delivery-labels';
import styles from '../../staff/list/filter-bar.module.css';

interface FilterBarProps {
  readonly kind: EffectKind | null;
  readonly text: string;
  readonly onKind: (kind: EffectKind | null) => void;
  readonly onText: (text: string) => void;
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

const PAUSE_MS = 250;

export function FilterBar({ kind, text, onKind, onText, searchBox }: FilterBarProps) {
  const [typed, setTyped] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [known, setKnown] = useState(text);
  // A reset, or a Back, changes the URL under the input; a space just typed at the end is no such change.
  if (known !== text) {
    setKnown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onText(value), PAUSE_MS);
  };

  return (
    <search className={styles.bar}>
      <label className={styles.field}>
        <span>Type</span>
        <select value={kind ?? ''} onChange={(event) => onKind((event.target.value || null) as EffectKind | null)}>
          <option value="">Tous</option>
          {EFFECT_KINDS.map((one) => (
            <option key={one} value={one}>
              {KIND_LABELS[one]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>Recherche</span>
        <input
          ref={searchBox}
          type="search"
          maxLength={100}
          value={typed}
          placeholder="Nom, email, téléphone, bien, référence, erreur…"
          aria-keyshortcuts="/"
          onChange={(event) => type(event.target.value)}
        />
      </label>
    </search>
  );
}
