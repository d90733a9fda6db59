import { StaffReadFailed } from '../../accounts/staff-get';
import table from '../../deliveries/delivery-table.module.css';
import { JournalFailed, JournalSkeleton } from '../../deliveries/journal-notices';
import notices from '../../deliveries/journal-notices.module.css';
import { isIn } from './access-labels';
import { FolderCounters } from './folder-counters';
import { RequestDrawer } from './request-drawer';
import { RequestRow } from './request-row';
import { useAccessRequests } from './use-access-requests';
import { useDecisions } from './use-decisions';

const HEADINGS = ['Client', 'Bien', 'Statut', 'Demandé le', 'Accès jusqu’au', 'Dernière ouverture'];

/** The frame asks for the password then: one question at a time. */
const isExpiry = (error: unknown): boolean => error instanceof StaffReadFailed && error.status === 401;

/** F23, E12: who asks to see off-market properties, and what the agency answers. */
export function AccessRequests() {
  const { requests, error, retry, folder, opened, choose, open } = useAccessRequests();
  const { busy, decide } = useDecisions();
  const shown = requests?.filter((request) => isIn(folder, request)) ?? [];
  return (
    <>
      <FolderCounters requests={requests} chosen={folder} onChoose={choose} />
      {Boolean(error) && !isExpiry(error) && <JournalFailed slim={requests !== undefined} onRetry={retry} />}
      {!requests && !error && <JournalSkeleton />}
      {requests && shown.length === 0 && (
        <div className={notices.notice}>
          <p>{folder ? 'Aucune demande ici.' : 'Aucune demande d’accès pour le moment.'}</p>
        </div>
      )}
      {shown.length > 0 && (
        <table className={table.table}>
          <caption className="visually-hidden">Demandes d’accès off-market, celles en attente d’abord</caption>
          <thead>
            <tr>
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">Décision</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                busy={busy}
                onOpen={() => open(request.id)}
                onApprove={() => void decide('approve', request)}
              />
            ))}
          </tbody>
        </table>
      )}
      {opened && (
        <RequestDrawer
          key={opened.id}
          request={opened}
          busy={busy}
          onDecide={(decision) => void decide(decision, opened)}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}
