import type { Twin } from '@pignon/domain/prospects/merging';
import type { PersonFile } from '@pignon/domain/prospects/staff-person';
import useSWR, { useSWRConfig } from 'swr';
import { staffGet } from '../../../staff/staff-get';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import { PEOPLE } from '../desk/use-people';
import { UNDO_SECONDS } from '../../../staff/undo/tell';

export const useTwins = (id: string) =>
  useSWR<readonly Twin[], unknown>(`${PEOPLE}/${encodeURIComponent(id)}/twins`, staffGet);

/** Two who were one, or are: whatever was read of anybody is read anew. */
export function useRereadPeople() {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => typeof key === 'string' && key.startsWith(PEOPLE));
}

/** Takes two apart again. */
export async function separate(merge: string, reread: () => Promise<unknown>): Promise<void> {
  const reply = await staffPost(`${PEOPLE}/merges/${merge}/undo`, {}, { method: 'PUT' });
  if (reply.ok) notify({ kind: 'success', title: 'Fusion annulée', text: 'Les deux fiches sont de nouveau séparées.' });
  else if (reply.status !== 401) notify({ kind: 'error', title: 'Fusion non annulée', text: reply.error ?? UNREACHED });
  await reread();
}

interface Pair {
  readonly kept: PersonFile['person'];
  readonly gone: PersonFile['person'];
}

/** What came of it: the words of a refusal, or nothing. The toast takes it back. */
export async function merge({ kept, gone }: Pair, reread: () => Promise<unknown>): Promise<string | undefined> {
  const body = { other: gone.id, version: kept.version, otherVersion: gone.version };
  const reply = await staffPost(`${PEOPLE}/${kept.id}/merge`, body);
  await reread();
  if (!reply.ok) return reply.error ?? UNREACHED;
  const [made] = (reply.body as PersonFile).merges;
  const undo = async () => {
    if (made) await separate(made.id, reread);
  };
  notify({
    kind: 'success',
    title: 'Fiches fusionnées',
    text: `${gone.name} et ${kept.name}`,
    seconds: UNDO_SECONDS,
    action: { label: 'Annuler', press: () => void undo() },
  });
  return undefined;
}
