import type { DeliveryPage } from '@pignon/domain/deliveries/delivery';
import { EFFECT_STATES, type EffectState } from '@pignon/domain/deliveries/effect';
import type { Counter } from '../../staff/list/counters';
import { STATE_LABELS } from './rows/delivery-labels';

export const stateCounters = (counts: DeliveryPage['counts'] | undefined): readonly Counter<EffectState>[] => [
  { key: null, label: 'Toutes', count: counts && EFFECT_STATES.reduce((sum, state) => sum + counts[state], 0) },
  ...EFFECT_STATES.map((state) => ({
    key: state,
    label: STATE_LABELS[state],
    count: counts?.[state],
    alarming: state === 'dead',
  })),
];
