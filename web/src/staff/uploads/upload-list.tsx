import { StaffButton } from '../staff-button';
import styles from './upload-list.module.css';
import type { Upload, Uploads } from './uploads';
import { useToldFaults } from './use-told-faults';

const STATES: Readonly<Record<Upload['state'], string>> = {
  waiting: 'En attente',
  sending: 'Envoi',
  lost: 'Interrompu',
  refused: 'Refusé',
};

interface UploadListProps {
  readonly list: readonly Upload[];
  readonly uploads: Uploads;
}

/** What is on its way, or was not taken. */
export function UploadList({ list, uploads }: UploadListProps) {
  useToldFaults(list);
  return (
    <>
      <ul className={styles.uploads} aria-label="Envois en cours">
        {list.map((upload) => (
          <UploadLine key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
      {list.filter(({ state }) => state === 'lost').length > 1 && (
        <StaffButton onClick={uploads.resume}>Réessayer tous les envois interrompus</StaffButton>
      )}
    </>
  );
}

function UploadLine({ upload, uploads }: { readonly upload: Upload; readonly uploads: Uploads }) {
  const { id, name, state, part, error } = upload;
  const percent = `${Math.round(part * 100)}\u00a0%`;
  return (
    <li data-state={state}>
      <span className={styles.uploadName}>{name}</span>
      {state === 'sending' ? (
        <>
          <progress value={part} max={1} aria-label={`Envoi de ${name}`}>
            {percent}
          </progress>
          <span aria-hidden="true" className={styles.percent}>
            {percent}
          </span>
        </>
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
  );
}
