import { StaleVersion } from '@pignon/domain/shared/stale-version';
import type { StaffListings } from '@pignon/infra/listings/staff-listings';
import { ChangedMeanwhile } from '../http/refusals/errors';

/** Whose version is not the one that was read is told who changed it, when, and what stands now. */
export async function tellingWhoChanged<Done>(
  properties: StaffListings,
  id: number,
  write: Promise<Done>,
): Promise<Done> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
    const [change, current] = await Promise.all([properties.lastChange(id), properties.byId(id)]);
    throw new ChangedMeanwhile('Ce bien', change, current);
  }
}
