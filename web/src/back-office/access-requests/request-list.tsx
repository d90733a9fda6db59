import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { useShortcuts } from '../../staff/keyboard/use-shortcuts';
import { Pager } from '../../staff/list/pager';
import { NoRows } from '../../staff/list/read-states';
import type { ListAddress } from '../../staff/list/use-list-address';
import { rowKeys } from '../../staff/table/row-focus';
import { StaffTable } from '../../staff/table/staff-table';
import { type Folder, isIn, waitsInVain } from './access-labels';
import { DecideButton } from './decide-button';
import { clientOf, REQUEST_COLUMNS } from './request-columns';
import { RequestDrawer } from './request-drawer';
import styles from './requests.module.css';
import { type Decision, useDecisions } from './use-decisions';
import { useKeptPlaces } from './use-kept-places';

interface RequestListProps {
  readonly requests: readonly StaffAccessRequest[];
  readonly folder: Folder | null;
  /** Only whom some words name. */
  readonly searched: boolean;
  readonly address: ListAddress;
  readonly hidden: readonly string[];
  readonly opened: StaffAccessRequest | undefined;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One folder's requests, and the one that is open. */
export function RequestList({
  requests,
  folder,
  searched,
  address,
  hidden,
  opened,
  onOpen,
  onClose,
}: RequestListProps) {
  const { busy, said, decide } = useDecisions();
  const { rows, enter, leave, during } = useKeptPlaces(requests, (request) => isIn(folder, request));
  useShortcuts(rowKeys);
  const run = (decision: Decision, request: StaffAccessRequest, reason?: string) =>
    void during(() => decide(decision, request, reason));
  const inSight = rows.slice((address.page - 1) * address.size, address.page * address.size);
  const settled = new Set(inSight.flatMap((row) => (row.settled ? [row.request.id] : [])));
  return (
    <>
      {rows.length === 0 && (
        <NoRows
          filtered={folder !== null || searched}
          none="Aucune demande d’accès pour le moment."
          noneLeft="Aucune demande ici."
          onReset={() => address.filter({ etat: null, texte: null })}
        />
      )}
      {inSight.length > 0 && (
        <StaffTable
          caption="Demandes d’accès off-market"
          columns={REQUEST_COLUMNS}
          rows={inSight.map(({ request }) => request)}
          nameOf={clientOf}
          onOpen={onOpen}
          hidden={hidden}
          actionsLabel="Décision"
          renderActions={(request) => {
            if (request.state !== 'requested') return false;
            const [decision, label, what] = waitsInVain(request)
              ? (['close', 'Clore', 'la demande de'] as const)
              : (['approve', 'Approuver', 'l’accès de'] as const);
            return (
              <DecideButton
                key={decision}
                label={label}
                what={`${what} ${clientOf(request)}`}
                disabled={busy}
                onDecide={() => run(decision, request)}
              />
            );
          }}
          lookOf={({ id }) => settled.has(id) && styles.settled}
          onPointerEnter={enter}
          onPointerLeave={leave}
        />
      )}
      <Pager label="Pages des demandes" total={rows.length} address={address} />
      {opened && (
        <RequestDrawer
          key={opened.id}
          request={opened}
          busy={busy}
          said={said?.requestId === opened.id ? said : undefined}
          onDecide={(decision, reason) => run(decision, opened, reason)}
          onClose={onClose}
        />
      )}
    </>
  );
}
