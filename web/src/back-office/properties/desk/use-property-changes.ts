import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { useSWRConfig } from 'swr';
import type { Reply } from '../../../lib/network/post-json';
import { staffPost } from '../../../staff/staff-post';
import { useBulk } from '../../../staff/table/use-bulk';
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

/** One row after the other, each with its own answer, each held to the version that was read. */
export function usePropertyChanges() {
  const { mutate } = useSWRConfig();
  const { busy, results, run, clear } = useBulk<Changed>(propertyName);

  /** True when all of them went well. */
  const each = async (rows: readonly Changed[], act: (row: Changed) => Promise<Reply>): Promise<boolean> => {
    const outcome = await run(rows, act, () =>
      mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/properties')),
    );
    return outcome.length > 0 && outcome.every(({ refusal }) => refusal === undefined);
  };

  return {
    busy,
    results,
    clear,
    change: (rows: readonly Changed[], change: QuickChange) =>
      each(rows, ({ id, version }) => staffPost(`/api/properties/${id}`, { ...change, version }, { method: 'PUT' })),
    remove: (rows: readonly Changed[]) =>
      each(rows, ({ id, version }) => staffPost(`/api/properties/${id}?version=${version}`, {}, { method: 'DELETE' })),
    move: (rows: readonly Changed[], step: PublicationStep) =>
      each(rows, ({ id, version }) => staffPost(`/api/admin/properties/${id}/${step}`, { version }, { method: 'PUT' })),
  };
}

export type PropertyChanges = ReturnType<typeof usePropertyChanges>;
