import type { MissedPath, Redirection } from '@pignon/domain/indexing/redirection';
import useSWR, { useSWRConfig } from 'swr';
import { staffGet } from '../../staff/staff-get';
import { staffPost } from '../../staff/staff-post';
import { tellDone, tellRefused } from '../../staff/undo/tell';
import { INDEXATION } from './indexation-filters';

const REDIRECTIONS = `${INDEXATION}/redirections`;

const fieldsOf = ({ path, target }: Pick<Redirection, 'path' | 'target'>) => ({
  path,
  ...(target !== null && { target }),
});

/** What is asked for in vain, where it leads by now, and what staff do about it. */
export function useRedirections() {
  const { mutate } = useSWRConfig();
  const missed = useSWR<readonly MissedPath[], unknown>(`${INDEXATION}/missed`, staffGet);
  const redirections = useSWR<readonly Redirection[], unknown>(REDIRECTIONS, staffGet);
  const reread = () => mutate((key) => typeof key === 'string' && key.startsWith(INDEXATION));

  const add = async (given: Pick<Redirection, 'path' | 'target'>) => {
    const reply = await staffPost(REDIRECTIONS, fieldsOf(given), { once: true });
    if (reply.ok) await reread();
    return reply;
  };
  const remove = async (one: Redirection): Promise<void> => {
    const reply = await staffPost(`${REDIRECTIONS}/${one.id}`, {}, { method: 'DELETE' });
    if (reply.ok)
      tellDone('Redirection supprimée', one.path, async () => {
        const back = await add(one);
        if (!back.ok) tellRefused(back);
      });
    else tellRefused(reply);
    await reread();
  };
  return { missed, redirections, add, remove };
}

export type RedirectionDesk = ReturnType<typeof useRedirections>;
