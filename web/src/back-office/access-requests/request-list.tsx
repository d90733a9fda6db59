import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { useState } from 'react';
import { Nothing } from '../../staff/list/read-states';
import table from '../../staff/list/staff-table.module.css';
import { Button } from '../../ui/button';
import { type Folder, isIn } from './access-labels';
import { RequestDrawer } from './request-drawer';
import { RequestRow } from './request-row';
import { type Decision, useDecisions } from './use-decisions';
import { useKeptPlaces } from './use-kept-places';

const HEADINGS = ['Client', 'Bien', 'Statut', 'Demandé le', 'Accès jusqu’au', 'Dernière ouverture'];

const PAGE = 50;

interface RequestListProps {
  readonly requests: readonly StaffAccessRequest[];
  readonly folder: Folder | null;
  /** Only whom some words name. */
  readonly searched: boolean;
  readonly opened: StaffAccessRequest | undefined;
  readonly open: (id: string | null) => void;
}

/** One folder's requests, and the one that is open. */
export function RequestList({ requests, folder, searched, opened, open }: RequestListProps) {
  const { busy, said, decide } = useDecisions();
  const { rows, enter, leave, during } = useKeptPlaces(requests, (request) => isIn(folder, request));
  const [most, setMost] = useState(PAGE);
  const run = (decision: Decision, request: StaffAccessRequest, reason?: string) =>
    void during(() => decide(decision, request, reason));
  return (
    <>
      {rows.length === 0 && (
        <Nothing text={folder || searched ? 'Aucune demande ici.' : 'Aucune demande d’accès pour le moment.'} />
      )}
      {rows.length > 0 && (
        <table className={table.table} onPointerEnter={enter} onPointerLeave={leave}>
          <caption className="visually-hidden">Demandes d’accès off-market</caption>
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
            {rows.slice(0, most).map(({ request, settled }) => (
              <RequestRow
                key={request.id}
                request={request}
                settled={settled}
                busy={busy}
                onOpen={() => open(request.id)}
                onApprove={() => run('approve', request)}
              />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > most && (
        <Button look="ghost" onClick={() => setMost(most + PAGE)}>
          Voir plus ({rows.length - most})
        </Button>
      )}
      {opened && (
        <RequestDrawer
          key={opened.id}
          request={opened}
          busy={busy}
          said={said?.requestId === opened.id ? said : undefined}
          onDecide={(decision, reason) => run(decision, opened, reason)}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}
