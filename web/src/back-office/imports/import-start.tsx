import type { ImportView } from '@pignon/domain/imports/import-view';
import { importLimits } from '@pignon/domain/imports/import-limits';
import { useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import { RecordList } from '../../staff/table/record-list';
import { FileZone } from '../../staff/uploads/file-zone';
import { sendFile, type Sending } from '../../staff/uploads/send-file';
import { IMPORT_COLUMNS } from './import-columns';
import styles from './imports.module.css';
import { useImports } from './use-import';

const HINT = `Poliris (ZIP avec ses photos, ou Annonces.csv) ou CSV, ${importLimits.mostBytes / 1024 / 1024} Mo et ${importLimits.mostRows.toLocaleString('fr-FR')} lignes au plus.`;

interface ImportStartProps {
  readonly onOpen: (id: string) => void;
}

/** Where a file is dropped, and those that came before. */
export function ImportStart({ onOpen }: ImportStartProps) {
  const { data, error, mutate } = useImports();
  const [sending, setSending] = useState<(Sending & { readonly name: string }) | null>(null);
  const [part, setPart] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = async ([file]: readonly File[]) => {
    if (!file || sending) return;
    setRefusal(null);
    setPart(0);
    if (file.size > importLimits.mostBytes) return setRefusal(`« ${file.name} » est trop lourd. ${HINT}`);
    const form = new FormData();
    form.append('file', file);
    const now = sendFile('/api/admin/imports', form, setPart);
    setSending({ ...now, name: file.name });
    const reply = await now.done;
    setSending(null);
    if (reply.kind === 'stored') onOpen((reply.answer as ImportView).id);
    else if (reply.kind !== 'signed-out') setRefusal(`« ${file.name} » n’a pas été envoyé : ${reply.error}`);
  };

  return (
    <>
      <FileZone
        what="votre fichier"
        pronoun="le"
        choose="Choisir un fichier"
        accept=".zip,.csv,.txt,text/csv,application/zip"
        hint={HINT}
        onFiles={(files) => void send(files)}
      />
      {sending && (
        <div className={styles.progress}>
          <label>
            {`Envoi de « ${sending.name} »`}
            <progress max={1} value={part} />
          </label>
          <StaffButton onClick={sending.cancel}>Annuler l’envoi</StaffButton>
        </div>
      )}
      {refusal && (
        <p className={styles.fault} role="alert">
          {refusal}
        </p>
      )}
      <h2 className={styles.heading}>Imports précédents</h2>
      <RecordList
        reading={{
          loading: 'Chargement des imports...',
          loaded: data !== undefined,
          error,
          onRetry: () => void mutate(),
        }}
        empty={{ filtered: false, none: 'Aucun import pour le moment.', noneLeft: '', onReset: () => {} }}
        caption="Imports précédents"
        columns={IMPORT_COLUMNS}
        rows={data?.items ?? []}
        nameOf={({ fileName }) => fileName}
        onOpen={onOpen}
      />
    </>
  );
}
