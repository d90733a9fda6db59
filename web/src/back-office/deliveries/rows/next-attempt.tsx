import type { Delivery } from '@pignon/domain/deliveries/delivery';
import { untilTime } from './journal-times';
import { useNow } from '../../../staff/list/use-now';

export function NextAttempt({
  delivery: { state, nextAt },
}: {
  readonly delivery: Pick<Delivery, 'state' | 'nextAt'>;
}) {
  const now = useNow(5_000);
  return state === 'pending' && nextAt ? untilTime(nextAt, now) : '–';
}
