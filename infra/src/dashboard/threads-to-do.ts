import type { ToDo } from '@pignon/domain/dashboard/dashboard';
import { TO_DO_THREADS } from '@pignon/domain/dashboard/to-do';
import { readThreadSearch } from '@pignon/domain/mailbox/thread-search';
import { Values } from '../listings/catalogue/values';
import { FOLDER_CONDITIONS, searchConditions } from '../mailbox/thread-conditions';
import type { Ask } from './asked';

type Key = keyof typeof TO_DO_THREADS;
interface Row {
  readonly key: Key;
  readonly count: number;
  readonly pressing: { readonly lastAt: string; readonly dueAt: string } | null;
}

/** By the conditions of the mailbox itself: each line leads to a list of as many. */
export async function threadsToDo(ask: Ask): Promise<readonly ToDo[]> {
  const values = new Values();
  const each = Object.entries(TO_DO_THREADS).map(([key, { folder, search }]) => {
    const asked = [FOLDER_CONDITIONS[folder](''), ...searchConditions(readThreadSearch(search), values)].join(' and ');
    return `select '${key}' as key, (select count(*)::int from thread where ${asked}) as count,
      (select jsonb_build_object('lastAt', last_at, 'dueAt', due_at) from thread
        where ${asked} and due_at is not null order by due_at limit 1) as pressing`;
  });
  const rows = await ask<Row>(each.join(' union all '), values.all);
  return rows.map(({ key, count, pressing }) => ({
    key,
    count,
    pressing: pressing && { lastAt: iso(pressing.lastAt), dueAt: iso(pressing.dueAt) },
    over: 0,
  }));
}

const iso = (at: string): string => new Date(at).toISOString();
