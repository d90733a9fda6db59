import { EFFECT_STATES, type EffectState } from '@pignon/domain/deliveries/effect';
import type { DeliveryPage } from '@pignon/domain/deliveries/delivery';
import clsx from 'clsx';
import { STATE_LABELS } from './rows/delivery-labels';
import styles from '../../staff/list/state-counters.module.css';

interface StateCountersProps {
  readonly counts: DeliveryPage['counts'] | undefined;
  readonly chosen: EffectState | null;
  readonly onChoose: (state: EffectState | null) => void;
}

const COUNT = new Intl.NumberFormat('fr-FR');

/** How many per state, and the filter by state: one thing instead of two. */
export function StateCounters({ counts, chosen, onChoose }: StateCountersProps) {
  const total = counts && EFFECT_STATES.reduce((sum, state) => sum + counts[state], 0);
  const counters = [
    { state: null, label: 'Toutes', count: total },
    ...EFFECT_STATES.map((state) => ({ state, label: STATE_LABELS[state], count: counts?.[state] })),
  ];
  return (
    <fieldset className={styles.counters} aria-label="Filtrer par état">
      {counters.map(({ state, label, count }) => (
        <button
          key={label}
          type="button"
          className={clsx(styles.counter, state && styles[state])}
          aria-pressed={chosen === state}
          onClick={() => onChoose(state)}
        >
          <span className={styles.count}>{count === undefined ? '–' : COUNT.format(count)}</span>
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
