import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { useSWRConfig } from 'swr';
import type { Reply } from '../../../lib/network/post-json';
import { staffPost } from '../../../staff/staff-post';
import { useBulk } from '../../../staff/table/use-bulk';
import { notify } from '../../../ui/toasts/toast';
import { propertyName } from './property-labels';

/** What the list changes of a property: the rest is its form's. */
export interface QuickChange {
  readonly status?: StaffPropertyRow['status'];
  readonly mandat?: NonNullable<StaffPropertyRow['mandat']>;
  readonly agentId?: number;
}

/** What is known of whatever is changed. */
export type Changed = Pick<StaffPropertyRow, 'id' | 'reference' | 'title' | 'version'>;

export type PublicationStep = 'publish' | 'unpublish' | 'restore';

/** What a step has done, of one and of several. */
export const STEP_WORDS: Readonly<Record<PublicationStep, (count: number) => { title: string; text: string }>> = {
  publish: (count) => ({
    title: count === 1 ? 'Bien publié' : `${count} biens publiés`,
    text: 'Le site est à jour.',
  }),
  unpublish: (count) =>
    count === 1
      ? { title: 'Bien dépublié', text: 'Il est de nouveau un brouillon.' }
      : { title: `${count} biens dépubliés`, text: 'Ils sont de nouveau des brouillons.' },
  restore: (count) =>
    count === 1
      ? { title: 'Bien restauré', text: 'Il est de nouveau comme il était.' }
      : { title: `${count} biens restaurés`, text: 'Ils sont de nouveau comme ils étaient.' },
};

type OnStatus = (changed: readonly Changed[], status: StaffPropertyRow['status']) => unknown;

/** One row after the other, each with its own answer, each held to the version that was read. */
export function usePropertyChanges(onStatus?: OnStatus) {
  const { mutate } = useSWRConfig();
  const { busy, results, run, clear } = useBulk<Changed>(propertyName);

  const outcomeOf = (rows: readonly Changed[], act: (row: Changed) => Promise<Reply>) =>
    run(rows, act, () => mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/properties')));
  /** True when all of them went well. */
  const each = async (rows: readonly Changed[], act: (row: Changed) => Promise<Reply>): Promise<boolean> => {
    const outcome = await outcomeOf(rows, act);
    return outcome.length > 0 && outcome.every(({ refusal }) => refusal === undefined);
  };
  const change = async (rows: readonly Changed[], wanted: QuickChange): Promise<void> => {
    const outcome = await outcomeOf(rows, ({ id, version }) =>
      staffPost(`/api/properties/${id}`, { ...wanted, version }, { method: 'PUT' }),
    );
    const done = new Set(outcome.flatMap(({ id, refusal }) => (refusal === undefined ? [id] : [])));
    const changed = rows.filter(({ id }) => done.has(String(id)));
    if (wanted.status && changed.length > 0) await onStatus?.(changed, wanted.status);
  };

  return {
    busy,
    results,
    clear,
    change,
    remove: (rows: readonly Changed[]) =>
      each(rows, ({ id, version }) => staffPost(`/api/properties/${id}?version=${version}`, {}, { method: 'DELETE' })),
    move: async (rows: readonly Changed[], step: PublicationStep) => {
      const done = await each(rows, ({ id, version }) =>
        staffPost(`/api/admin/properties/${id}/${step}`, { version }, { method: 'PUT' }),
      );
      if (done) notify({ kind: 'success', ...STEP_WORDS[step](rows.length) });
      return done;
    },
  };
}

export type PropertyChanges = ReturnType<typeof usePropertyChanges>;
