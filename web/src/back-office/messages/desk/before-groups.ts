import type { ThreadState } from '@pignon/domain/mailbox/thread-state';

/** What stood there before a change. */
export interface Before {
  readonly state?: ThreadState;
  readonly agentId?: number | null;
  readonly propertyId?: number | null;
  readonly unread?: boolean;
}

interface Group {
  readonly ids: readonly string[];
  readonly before: Before;
}

/** Those who stood alike go back in one call. */
export function beforeGroups(stood: readonly (readonly [id: string, before: Before])[]): readonly Group[] {
  const groups = new Map<string, { ids: string[]; before: Before }>();
  for (const [id, before] of stood) {
    const group = groups.get(JSON.stringify(before));
    if (group) group.ids.push(id);
    else groups.set(JSON.stringify(before), { ids: [id], before });
  }
  return [...groups.values()];
}
