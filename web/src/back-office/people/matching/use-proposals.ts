import type { PersonMatch } from '@pignon/domain/prospects/matching/matches';
import type { Prepared } from '@pignon/domain/prospects/proposals/proposal';
import { useState } from 'react';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { PEOPLE } from '../desk/use-people';

const refusalOf = (fields: Readonly<Record<string, string>> = {}): string | undefined => Object.values(fields)[0];

/** Writes the drafts, and keeps what became of each person until it is read. */
export function useProposals(property: number, reread: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [prepared, setPrepared] = useState<readonly (Prepared & { readonly name: string })[]>([]);
  return {
    busy,
    failure,
    prepared,
    read: () => setPrepared([]),
    forget: () => setFailure(undefined),
    /** False where nothing was written. */
    prepare: async (template: number, chosen: readonly PersonMatch[]): Promise<boolean> => {
      if (busy) return false;
      setBusy(true);
      setFailure(undefined);
      const people = chosen.map(({ person }) => person.id);
      const reply = await staffPost(`${PEOPLE}/proposals`, { property, template, people });
      if (reply.ok) {
        const names = new Map(chosen.map(({ person }) => [person.id, person.name]));
        const { items } = reply.body as { readonly items: readonly Prepared[] };
        setPrepared(items.map((one) => ({ ...one, name: names.get(one.person) ?? '' })));
        await reread();
      } else setFailure(refusalOf(reply.fields) ?? reply.error ?? UNREACHED);
      setBusy(false);
      return reply.ok;
    },
  };
}

export type Proposals = ReturnType<typeof useProposals>;
