import { ReadStates } from '../../staff/list/read-states';
import { FolderCounters } from './folder-counters';
import { RequestList } from './request-list';
import { RequestSearch } from './request-search';
import { useAccessRequests } from './use-access-requests';

/** F23, E12: who asks to see off-market properties, and what the agency answers. */
export function AccessRequests() {
  const { requests, error, retry, folder, words, order, opened, choose, search, sort, open } = useAccessRequests();
  return (
    <>
      <FolderCounters requests={requests} chosen={folder} onChoose={choose} />
      <RequestSearch words={words} order={order} onWords={search} onOrder={sort} />
      <ReadStates loading="Chargement des demandes..." loaded={requests !== undefined} error={error} onRetry={retry} />
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
