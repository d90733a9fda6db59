import { StaffReadFailed } from '../../staff/staff-get';
import { JournalFailed, JournalSkeleton } from '../../staff/list/list-notices';
import { FolderCounters } from './folder-counters';
import { RequestList } from './request-list';
import { RequestSearch } from './request-search';
import { useAccessRequests } from './use-access-requests';

/** The frame asks for the password then: one question at a time. */
const isExpiry = (error: unknown): boolean => error instanceof StaffReadFailed && error.status === 401;

/** F23, E12: who asks to see off-market properties, and what the agency answers. */
export function AccessRequests() {
  const { requests, error, retry, folder, words, order, opened, choose, search, sort, open } = useAccessRequests();
  return (
    <>
      <FolderCounters requests={requests} chosen={folder} onChoose={choose} />
      <RequestSearch words={words} order={order} onWords={search} onOrder={sort} />
      {Boolean(error) && !isExpiry(error) && <JournalFailed slim={requests !== undefined} onRetry={retry} />}
      {!requests && !error && <JournalSkeleton />}
      {requests && (
        <RequestList
          key={`${folder} ${order} ${words}`}
          requests={requests}
          folder={folder}
          searched={words !== ''}
          opened={opened}
          open={open}
        />
      )}
    </>
  );
}
