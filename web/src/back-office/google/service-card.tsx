import { GOOGLE_FAULT_WORDS } from '@pignon/domain/google/google-faults';
import { GOOGLE_SERVICE_WORDS } from '@pignon/domain/google/google-services';
import { GOOGLE_STATE_LABELS, type GoogleState } from '@pignon/domain/google/google-state';
import type { GoogleServiceStatus } from '@pignon/domain/google/google-status';
import { frenchNumber, parisTime } from '@pignon/domain/shared/text/french';
import clsx from 'clsx';
import { Fact, Facts } from '../../staff/drawer/facts';
import tags from '../../staff/list/state-tag.module.css';
import { StaffButton } from '../../staff/staff-button';
import styles from './google.module.css';
import type { Google } from './use-google';

const LOOKS: Readonly<Record<GoogleState, string | undefined>> = {
  disconnected: tags.cancelled,
  'awaiting-approval': tags.pending,
  connected: tags.done,
  expiring: tags.pending,
  expired: tags.dead,
  revoked: tags.dead,
  demonstration: tags.pending,
};

interface ServiceCardProps {
  readonly status: GoogleServiceStatus;
  readonly google: Google;
}

const Moment = ({ at }: { readonly at: string }) => <time dateTime={at}>{parisTime(new Date(at))}</time>;

/** One service: how it stands, and what may be pressed. */
export function ServiceCard({ status, google }: ServiceCardProps) {
  const { service, state, source, fault } = status;
  const words = GOOGLE_SERVICE_WORDS[service];
  const id = `google-${service}`;
  return (
    <li className={clsx(styles.card, source !== null && styles.wide)} aria-labelledby={id}>
      <h2 id={id}>{words.label}</h2>
      <p className={clsx(tags.tag, LOOKS[state])}>{GOOGLE_STATE_LABELS[state]}</p>
      {source === null && <p className={styles.muted}>{words.without}</p>}
      {source === 'environment' && (
        <p className={styles.muted}>Cette connexion est fixée par la configuration du serveur.</p>
      )}
      {source !== null && <Known status={status} />}
      {fault && (
        <p className={styles.fault}>
          Dernière erreur, le <Moment at={fault.at} />
          {'\u00a0: '}
          {GOOGLE_FAULT_WORDS[fault.kind]}
        </p>
      )}
      {source !== null && (
        <div className={styles.actions}>
          <StaffButton disabled={google.busy} onClick={() => void google.synchronise()}>
            {google.busy ? 'Synchronisation...' : 'Synchroniser maintenant'}
          </StaffButton>
        </div>
      )}
    </li>
  );
}

const Known = ({
  status: { account, scopes, lastSync, nextSync, syncing, kept, total },
}: Pick<ServiceCardProps, 'status'>) => (
  <Facts>
    {account && <Fact name="Fiche">{account}</Fact>}
    <Fact name="Portée demandée">{scopes.join(', ')}</Fact>
    <Fact name="Dernière synchro">{lastSync ? <Moment at={lastSync} /> : 'Jamais'}</Fact>
    {nextSync && <Fact name="Prochaine">{syncing ? 'En cours' : <Moment at={nextSync} />}</Fact>}
    <Fact name="Avis en cache">
      {frenchNumber(kept)} sur {frenchNumber(total)}
    </Fact>
  </Facts>
);
