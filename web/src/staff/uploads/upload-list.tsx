import { StaffButton } from '../staff-button';
import styles from './upload-list.module.css';
import type { Upload, Uploads } from './uploads';

const STATES: Readonly<Record<Upload['state'], string>> = {
  waiting: 'En attente',
  sending: 'Envoi',
  lost: 'Interrompu',
  refused: 'Refusé',
};

/** What is on its way, or was not taken. */
export const UploadList = ({ list, uploads }: { readonly list: readonly Upload[]; readonly uploads: Uploads }) => (
  <ul className={styles.uploads} aria-label="Envois en cours">
    {list.map(({ id, name, state, part, error }) => (
      <li key={id} data-state={state}>
        <span className={styles.uploadName}>{name}</span>
        {state === 'sending' ? (
          <progress value={part} max={1} aria-label={`Envoi de ${name}`}>{`${Math.round(part * 100)} %`}</progress>
        ) : (
          <span className={styles.uploadState}>{error ?? STATES[state]}</span>
        )}
        {state === 'lost' && (
          <StaffButton aria-label={`Réessayer ${name}`} onClick={() => uploads.retry(id)}>
            Réessayer
          </StaffButton>
        )}
        <StaffButton
          aria-label={state === 'refused' ? `Retirer ${name} de la liste` : `Annuler l’envoi de ${name}`}
          onClick={() => uploads.cancel(id)}
        >
          {state === 'refused' ? 'Retirer' : 'Annuler'}
        </StaffButton>
      </li>
    ))}
  </ul>
);
