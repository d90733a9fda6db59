import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './tab-strip.module.css';

/** What a tab says of what stands in it. */
export type TabMark = 'complete' | 'open' | 'wrong';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly mark?: TabMark | undefined;
}

const MARK_TEXTS: Readonly<Record<TabMark, string>> = {
  complete: 'complet',
  open: 'à compléter',
  wrong: 'à corriger',
};

export const tabId = (id: string): string => `onglet-${id}`;
export const panelId = (id: string): string => `panneau-${id}`;

interface TabStripProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** One below the other at a desk, a strip that is moved on a phone. Arrows choose, as WAI-ARIA describes it. */
export function TabStrip({ label, tabs, chosen, onChoose }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = strip;
    const tab = document.getElementById(tabId(chosen));
    if (!current || !tab || current.scrollWidth <= current.clientWidth) return;
    current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);

  const choose = (id: string | undefined) => {
    if (!id) return;
    onChoose(id);
    document.getElementById(tabId(id))?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (step !== undefined) choose(tabs[(at + step + tabs.length) % tabs.length]?.id);
    else choose(tabs.at(event.key === 'Home' ? 0 : -1)?.id);
  };
  return (
    <div ref={strip} role="tablist" aria-label={label} className={styles.strip} onKeyDown={press} tabIndex={-1}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={tabId(tab.id)}
          type="button"
          role="tab"
          aria-selected={tab.id === chosen}
          aria-controls={panelId(tab.id)}
          tabIndex={tab.id === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab.id)}
        >
          {tab.mark && <span className={clsx(styles.dot, styles[tab.mark])} aria-hidden="true" />}
          {tab.label}
          {tab.mark && <span className="visually-hidden"> ({MARK_TEXTS[tab.mark]})</span>}
        </button>
      ))}
    </div>
  );
}
