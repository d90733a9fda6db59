import { ACCESS_DAYS, DEVICES_PER_ACCESS } from '@pignon/domain/off-market/access-rules';
import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { StaffButton } from '../../staff/staff-button';
import { StaffDialog } from '../../staff/staff-dialog';
import { propertyLabel } from './access-labels';
import styles from './requests.module.css';

interface NewLinkDialogProps {
  readonly request: StaffAccessRequest;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** It takes something away and a mail leaves at once: both are said before. */
export function NewLinkDialog({ request, onSend, onClose }: NewLinkDialogProps) {
  return (
    <StaffDialog title={'Envoyer un nouveau lien\u00a0?'} shape="box" onClose={onClose}>
      <p>
        <b>{request.email}</b> reçoit un lien neuf vers {`«\u00a0${propertyLabel(request)}\u00a0»`}, valable{' '}
        {`${ACCESS_DAYS}\u00a0jours sur ${DEVICES_PER_ACCESS}\u00a0appareils.`}
      </p>
      <p>L’ancien lien et les pages ouvertes avec lui se ferment aussitôt.</p>
      <div className={styles.actions}>
        <StaffButton
          look="accent"
          onClick={({ detail }) => {
            if (detail > 1) return;
            onSend();
            onClose();
          }}
        >
          Envoyer le nouveau lien
        </StaffButton>
        <StaffButton onClick={onClose}>Annuler</StaffButton>
      </div>
    </StaffDialog>
  );
}
