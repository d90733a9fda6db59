import { PhoneLink } from '../../staff/links/phone-link';
import { propertyShortcut } from '@pignon/domain/pages/site-pages';
import { DEVICES_PER_ACCESS } from '@pignon/domain/off-market/access-rules';
import type { ShownAccessState, StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import clsx from 'clsx';
import { useState } from 'react';
import { Drawer } from '../../staff/drawer/drawer';
import { Fact, Facts } from '../../staff/drawer/facts';
import { StaffButton } from '../../staff/staff-button';
import { devicesLabel, hasUsedUpLink, propertyLabel, waitsInVain } from './access-labels';
import { dayTime } from '../../staff/words/day-time';
import { AccessStateTag } from './access-state-tag';
import { NewLinkDialog } from './new-link-dialog';
import { RefusalReason } from './refusal-reason';
import styles from './requests.module.css';
import type { Decision, Outcome } from './use-decisions';

interface RequestDrawerProps {
  readonly request: StaffAccessRequest;
  readonly busy: boolean;
  /** What became of the last decision; a toast alone would stand behind this drawer. */
  readonly said: Outcome | undefined;
  readonly onDecide: (decision: Decision, reason?: string) => void;
  readonly onClose: () => void;
}

const APPROVE = ['approve', 'Approuver et envoyer le lien'] as const;
const REFUSE = ['refuse', 'Refuser'] as const;
const DEACTIVATE = ['deactivate', 'Désactiver le client'] as const;
const NEW_LINK = ['new-link', 'Nouveau lien'] as const;
const REVOKE = ['revoke', 'Révoquer'] as const;
type Actions = readonly (readonly [Decision, string])[];
const ACTIONS: Readonly<Record<ShownAccessState, Actions>> = {
  requested: [APPROVE, REFUSE],
  approved: [['send-again', 'Renvoyer le lien'], NEW_LINK, REVOKE, DEACTIVATE],
  expired: [['approve', 'Approuver de nouveau'], DEACTIVATE],
  refused: [APPROVE],
  revoked: [APPROVE, DEACTIVATE],
  deactivated: [['approve', 'Réactiver et envoyer le lien']],
  quarantined: [APPROVE, REFUSE],
};
/** The same link once more would open on no further device. */
const USED_UP: Actions = [NEW_LINK, REVOKE, DEACTIVATE];
/** An approval would open nothing. */
const IN_VAIN: Actions = [['close', 'Clore et prévenir'], REFUSE];
/** What takes something away is asked twice; a refusal also why. */
const ASKED_TWICE: readonly Decision[] = ['refuse', 'revoke', 'deactivate'];

const CLOSING_HINT =
  'Il n’y a plus rien à décider\u00a0: «\u00a0Clore et prévenir\u00a0» classe la demande et écrit une seule fois au client, sauf s’il a déjà été prévenu.';

export function RequestDrawer({ request, busy, said, onDecide, onClose }: RequestDrawerProps) {
  const { name, email, phone, company, state, requestedAt, decidedAt, refusalReason, expiresAt, openedAt } = request;
  const usedUp = hasUsedUpLink(request);
  const inVain = waitsInVain(request);
  const actions = inVain ? IN_VAIN : usedUp ? USED_UP : ACTIONS[state];
  const [sure, setSure] = useState<Decision>();
  const [renewing, setRenewing] = useState(false);
  const [reason, setReason] = useState('');
  const press = (decision: Decision) => {
    if (decision === 'new-link') setRenewing(true);
    else if (ASKED_TWICE.includes(decision) && sure !== decision) setSure(decision);
    else {
      setSure(undefined);
      onDecide(decision, decision === 'refuse' ? reason.trim() : undefined);
    }
  };
  return (
    <Drawer title={name ?? email} onClose={onClose}>
      <Facts>
        <Fact name="Statut">
          <AccessStateTag request={request} />
        </Fact>
        <Fact name="Bien">
          {request.propertyId === null ? (
            propertyLabel(request)
          ) : (
            <a href={propertyShortcut(request.propertyId)} target="_blank" rel="noopener">
              {propertyLabel(request)}
              <span className="visually-hidden"> (nouvel onglet)</span>
            </a>
          )}
          {request.propertyCity && `, ${request.propertyCity}`}
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name="Téléphone">
          <PhoneLink phone={phone} />
        </Fact>
        <Fact name="Société">{company ?? '–'}</Fact>
        <Fact name="Demandé le">{dayTime(requestedAt)}</Fact>
        {decidedAt && <Fact name="Décidé le">{dayTime(decidedAt)}</Fact>}
        {refusalReason && (
          <Fact name="Motif du refus">
            <span className={styles.reason}>{refusalReason}</span>
          </Fact>
        )}
        {expiresAt && <Fact name="Accès jusqu’au">{dayTime(expiresAt)}</Fact>}
        {openedAt && (
          <Fact name="Dernière ouverture">
            {dayTime(openedAt)}, {devicesLabel(request)}
          </Fact>
        )}
      </Facts>
      {usedUp && (
        <p className={styles.hint}>
          {`Ce lien a servi sur ses ${DEVICES_PER_ACCESS}\u00a0appareils\u00a0: il ne s’ouvre plus sur un autre. «\u00a0Nouveau lien\u00a0» en envoie un neuf au client et ferme l’ancien.`}
        </p>
      )}
      {inVain && <p className={styles.hint}>{CLOSING_HINT}</p>}
      {sure === 'refuse' && <RefusalReason reason={reason} onReason={setReason} />}
      <div className={styles.actions}>
        {actions.map(([decision, label], index) => (
          <StaffButton
            key={decision}
            look={(sure ? sure === decision : index === 0) ? 'accent' : 'plain'}
            disabled={busy}
            // Another button may stand here by the second press of a double click.
            onClick={({ detail }) => detail > 1 || press(decision)}
          >
            {sure === decision ? `Confirmer : ${label.toLowerCase()}` : label}
          </StaffButton>
        ))}
      </div>
      <output className={clsx(styles.said, said?.kind === 'error' && styles.failed)}>
        {said && `${said.title}\u00a0: ${said.text}`}
      </output>
      {renewing && (
        <NewLinkDialog request={request} onSend={() => onDecide('new-link')} onClose={() => setRenewing(false)} />
      )}
    </Drawer>
  );
}
