import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import clsx from 'clsx';
import table from '../../staff/list/staff-table.module.css';
import { dayTime, devicesLabel, propertyLabel } from './access-labels';
import { AccessStateTag } from './access-state-tag';
import { ApproveButton } from './approve-button';
import styles from './requests.module.css';

interface RequestRowProps {
  readonly request: StaffAccessRequest;
  /** Decided while the list is held still. */
  readonly settled: boolean;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onApprove: () => void;
}

export function RequestRow({ request, settled, busy, onOpen, onApprove }: RequestRowProps) {
  const { name, email, state, requestedAt, expiresAt, openedAt } = request;
  const until = state === 'approved' || state === 'expired' ? expiresAt : null;
  return (
    <tr className={clsx(table.row, settled && styles.settled)} data-request={request.id}>
      <td data-label="Client">
        <Client request={request} onOpen={onOpen} />
      </td>
      <td data-label="Bien">
        <span>
          {propertyLabel(request)}
          <small className={styles.under}>{request.propertyCity}</small>
        </span>
      </td>
      <td data-label="Statut">
        <AccessStateTag state={state} />
      </td>
      <td data-label="Demandé le" className={table.fixed}>
        <time dateTime={requestedAt}>{dayTime(requestedAt)}</time>
      </td>
      <td data-label="Accès jusqu’au" className={clsx(table.fixed, !until && table.blank)}>
        {until ? dayTime(until) : '–'}
      </td>
      <td data-label="Dernière ouverture" className={clsx(table.fixed, !openedAt && table.blank)}>
        {openedAt ? (
          <span>
            {dayTime(openedAt)}
            <small className={styles.under}>{devicesLabel(request)}</small>
          </span>
        ) : (
          '–'
        )}
      </td>
      <td className={styles.act}>
        {state === 'requested' && <ApproveButton client={name ?? email} disabled={busy} onApprove={onApprove} />}
      </td>
    </tr>
  );
}

const Client = ({ request: { name, email, company }, onOpen }: Pick<RequestRowProps, 'request' | 'onOpen'>) => (
  <span>
    <button type="button" className={table.open} onClick={onOpen}>
      {name ?? email}
    </button>
    <small className={styles.under}>{[name && email, company].filter(Boolean).join(' · ')}</small>
  </span>
);
