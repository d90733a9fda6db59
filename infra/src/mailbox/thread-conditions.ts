import type { ThreadSearch } from '@pignon/domain/mailbox/thread-search';
import type { Folder } from '@pignon/domain/mailbox/thread-state';
import { containing } from '../database/containing';
import type { Values } from '../listings/catalogue/values';
import { WAITS_FOR_US, WAITS_IN_VAIN } from './waiting-in-vain';

/** SQL: what a fact is about is a number or a uuid, kept as text. */
const ABOUT = `case when aggregate_id ~ '^[0-9a-f-]{36}$' then aggregate_id::uuid end`;

/** SQL: of threads with a mail that cannot be sent, of what a member of staff wrote or of what the request set off; or whose last one came back. */
const UNSENT_OF = `
    select entry.thread_id from effect join event on event.id = event_id join thread_entry entry on entry.id = ${ABOUT}
    where effect.state = 'dead' and effect.kind = 'email'
    union select asked.id from effect join event on event.id = event_id join public.thread asked on ${ABOUT} in (asked.source_id, asked.id)
    where effect.state = 'dead' and effect.kind = 'email'
    union select entry.thread_id from thread_entry entry where failure is not null
      and not exists (select from thread_entry later where later.thread_id = entry.thread_id and later.kind in ('sent', 'received') and later.at > entry.at)`;

/** SQL: a part is unsent where it is read. */
export const UNSENT = `thread.id in (select coalesce(own.merged_into, own.id) from public.thread own where own.id in (${UNSENT_OF}))`;

/** SQL: what went into another one is read there. */
export const STANDS_ALONE = 'thread.merged_into is null';

/** SQL: E11. `account`: whoever asks. */
export const FOLDER_CONDITIONS: Readonly<Record<Folder, (account: string) => string>> = {
  new: () => WAITS_FOR_US,
  mine: (account) => `thread.agent_id = any(${minesOf(account)}) and (thread.state = 'waiting' or ${WAITS_FOR_US})`,
  tasks: (account) =>
    `thread.id in (select coalesce(own.merged_into, own.id) from thread_task join thread own on own.id = thread_id
      where account_id = ${account}::uuid and done_at is null)`,
  mentions: (account) =>
    `thread.id in (select coalesce(own.merged_into, own.id) from thread_mention join thread_entry entry on entry.id = entry_id
      join thread own on own.id = entry.thread_id where thread_mention.account_id = ${account}::uuid and seen_at is null)`,
  unassigned: () => `thread.agent_id is null and ${WAITS_FOR_US}`,
  waiting: () => `thread.state = 'waiting'`,
  answered: () => `thread.state = 'answered'`,
  archived: () => `(thread.state = 'archived' and ${STANDS_ALONE} or ${WAITS_IN_VAIN})`,
  spam: () => `thread.state = 'spam'`,
  drafts: () => `thread.id in (select thread_id from proposal where entry_id is null)`,
  failed: () => UNSENT,
};

/** SQL: the advisers whose address an account has. */
const minesOf = (account: string): string =>
  `array(select agent.id from agent join staff_account on lower(staff_account.email) = lower(agent.email)
    where staff_account.id = ${account}::uuid)`;

export function searchConditions(search: ThreadSearch, values: Values): readonly string[] {
  const { words, from, property, adviser, before, after, state, source, without } = search;
  const holds = (text: string): string => values.add(containing(text));
  return [
    ...words.map((word) => `thread.words like ${holds(word)}`),
    // The words hold them too, and have an index.
    ...from.map((who) => {
      const like = holds(who);
      return `thread.words like ${like} and fold_text(thread.name || ' ' || thread.email) like ${like}`;
    }),
    ...property.map((which) => propertyCondition(which, values)),
    ...adviser.map(
      (who) => `thread.agent_id in (select id from agent where fold_text(name || ' ' || email) like ${holds(who)})`,
    ),
    ...(before ? [`thread.created_at < ${startOf(before, values)}`] : []),
    ...(after ? [`thread.created_at >= ${startOf(after, values)} + interval '1 day'`] : []),
    ...(state ? [`thread.state = ${values.add(state)}`] : []),
    ...(source ? [`thread.source = ${values.add(source)}`] : []),
    ...(without.length > 0 ? [`thread.source <> all(${values.add(without)})`] : []),
  ];
}

/** A number is a reference, with or without the agency's letters before it. */
function propertyCondition(which: string, values: Values): string {
  const [, number] = /(?:^|\s)(\d{1,9})$/.exec(which) ?? [];
  const titled = `thread.property_id in (select id from property where fold_text(title) like ${values.add(containing(which))})`;
  return number ? `(thread.property_id = ${values.add(Number(number))}::int or ${titled})` : titled;
}

const startOf = (day: string, values: Values): string =>
  `(${values.add(day)}::date::timestamp at time zone 'Europe/Paris')`;
