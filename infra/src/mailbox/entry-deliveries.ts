import { ALL_REACTIONS } from '@pignon/domain/journal/all-reactions';
import type { EntryDelivery } from '@pignon/domain/mailbox/thread-view';

export type Delivery = Omit<EntryDelivery, 'label'> & { readonly reaction: string };

/** SQL: deliveries that the fact of this aggregate set off; a reminder of next week is none yet. */
export const deliveriesOf = (aggregate: string): string => `(select json_agg(json_build_object('id', effect.id,
    'reaction', reaction, 'state', effect.state, 'attempts', attempts, 'lastError', last_error) order by reaction)
  from event join effect on effect.event_id = event.id where event.aggregate_id = ${aggregate}::text
    and not (effect.state = 'pending' and coalesce(not_before > now(), false)))`;

export const named = (deliveries: readonly Delivery[] | null): readonly EntryDelivery[] =>
  (deliveries ?? []).map(({ reaction, ...delivery }) => ({
    ...delivery,
    label: ALL_REACTIONS[reaction]?.label ?? reaction,
  }));
