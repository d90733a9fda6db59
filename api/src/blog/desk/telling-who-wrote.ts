import { StaleVersion } from '@pignon/domain/shared/stale-version';
import type { StaffPosts } from '@pignon/infra/blog/staff-posts';
import { ChangedMeanwhile } from '../../http/refusals/errors';

/** Whose version is not the one that was read is told who changed it, and when. */
export async function tellingWhoWrote<Done>(posts: StaffPosts, id: number, write: Promise<Done>): Promise<Done> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
    throw new ChangedMeanwhile('Cet article', await posts.lastChange(id));
  }
}
