import type { BreakerStatus } from '@pignon/domain/deliveries/delivery';
import type { EffectKind } from '@pignon/domain/deliveries/effect';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { StaffButton } from '../../staff/staff-button';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import styles from './breaker-banner.module.css';
import { clockTime } from './rows/journal-times';

const SUBJECTS: Readonly<Record<EffectKind, string>> = {
  email: "L'envoi des e-mails",
  crm: "L'envoi au CRM",
  webhook: "L'appel du webhook",
  media: 'La préparation des photos',
  geocoding: 'Le géocodage',
  pdf: 'La fiche PDF',
  import: "L'import de biens",
};

/** What failed, since when, and what to press. */
export function BreakerBanners({ breakers }: { readonly breakers: readonly BreakerStatus[] }) {
  const broken = breakers.filter(({ state }) => state !== 'closed');
  return broken.map((breaker) => <BreakerBanner key={breaker.kind} breaker={breaker} />);
}

function BreakerBanner({ breaker: { kind, state, openedAt, reason } }: { readonly breaker: BreakerStatus }) {
  const { mutate } = useSWRConfig();
  const [closing, setClosing] = useState(false);

  const close = async () => {
    setClosing(true);
    const answer = await staffPost(`/api/deliveries/breakers/${kind}/close`);
    setClosing(false);
    if (answer.ok)
      notify({ kind: 'success', title: `${SUBJECTS[kind]} reprend`, text: 'Les livraisons en attente repartent.' });
    else if (answer.status !== 401) {
      notify({
        kind: 'error',
        title: 'La réactivation a échoué',
        text: answer.error ?? UNREACHED,
      });
    }
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/deliveries'));
  };

  return (
    <div className={styles.banner} aria-live="polite">
      <TriangleAlert className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.what}>
          {SUBJECTS[kind]} est {state === 'disabled' ? 'désactivé' : 'suspendu'}
          {openedAt && ` depuis le ${clockTime(openedAt)}`}
          {reason && ` : ${reason}`}
        </p>
        <p>
          {state === 'disabled'
            ? "Rien n'est perdu. Corrigez l'accès dans la configuration, puis appuyez sur « Réactiver »."
            : "Rien n'est perdu : un essai part toutes les 30 secondes. « Réactiver » relance tout sans attendre."}
        </p>
      </div>
      <StaffButton disabled={closing} onClick={() => void close()}>
        Réactiver
      </StaffButton>
    </div>
  );
}
