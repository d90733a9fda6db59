import {
  type DocumentKind,
  documentRules,
  type DocumentVisibility,
  type PropertyDocument,
} from '@pignon/domain/documents/property-document';
import { useState } from 'react';
import useSWR from 'swr';
import { ChoiceField } from '../../../staff/form/fields';
import { ReadStates } from '../../../staff/list/read-states';
import { StaffButton } from '../../../staff/staff-button';
import { staffGet } from '../../../staff/staff-get';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { FileZone } from '../../../staff/uploads/file-zone';
import { sendFile } from '../../../staff/uploads/send-file';
import { UploadList } from '../../../staff/uploads/upload-list';
import { useUploads } from '../../../staff/uploads/use-uploads';
import { announce } from '../../../ui/announcer';
import { KIND_OPTIONS, VISIBILITY_OPTIONS } from './document-options';
import { DocumentRow } from './document-row';
import styles from './documents-tab.module.css';

const ACCEPTED = 'application/pdf,image/jpeg,image/png';

/** Documents of a stored property; each change is saved at once. */
export function DocumentsTab({ propertyId }: { readonly propertyId: number }) {
  const path = `/api/admin/properties/${propertyId}/documents`;
  const { data, error, mutate } = useSWR<readonly PropertyDocument[], unknown>(path, staffGet);
  const reload = () => mutate();
  const [removed, setRemoved] = useState<PropertyDocument | null>(null);
  return (
    <div className={styles.tab}>
      <p className={styles.muted}>
        Ces documents ne sont jamais publics. « Dossier acquéreur » marque ceux qui peuvent être remis à un acquéreur.
      </p>
      <AddDocuments path={path} reload={reload} />
      <ReadStates
        loading="Chargement des documents..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void reload()}
      />
      {removed && <RemovedLine document={removed} path={path} reload={reload} onRestored={() => setRemoved(null)} />}
      {data?.length === 0 && <p className={styles.empty}>Aucun document pour ce bien.</p>}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label="Documents du bien">
          {data.map((document) => (
            <DocumentRow key={document.id} document={document} path={path} reload={reload} onRemoved={setRemoved} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface AddDocumentsProps {
  readonly path: string;
  readonly reload: () => Promise<unknown>;
}

/** What they are is asked first: it goes along with each file. */
function AddDocuments({ path, reload }: AddDocumentsProps) {
  const [kind, setKind] = useState<DocumentKind>('bail');
  const [visibility, setVisibility] = useState<DocumentVisibility>('internal');
  // A file is sent as what was chosen when it came, whatever is chosen later.
  const [words] = useState(() => new WeakMap<Blob, { readonly kind: string; readonly visibility: string }>());
  const { uploads, list } = useUploads(
    {
      faultOf,
      send: (file, name, onProgress) => {
        const form = new FormData();
        const { kind: what = 'autre', visibility: whose = 'internal' } = words.get(file) ?? {};
        form.append('kind', what);
        form.append('visibility', whose);
        form.append('document', file, name);
        return sendFile(path, form, onProgress);
      },
    },
    (answer) => {
      announce(`Document ajouté : ${(answer as PropertyDocument).name}.`);
      void reload();
    },
  );
  const add = (files: readonly File[]) => {
    for (const file of files) words.set(file, { kind, visibility });
    uploads.add(files);
  };
  return (
    <>
      <FileZone
        what="des documents"
        choose="Choisir des documents"
        camera="Photographier un document"
        accept={ACCEPTED}
        hint="PDF, JPEG ou PNG, 20 Mo par document."
        onFiles={add}
      >
        <div className={styles.words}>
          <ChoiceField
            id="document-kind"
            label="Catégorie"
            value={kind}
            options={KIND_OPTIONS}
            onChange={({ target }) => setKind(target.value as DocumentKind)}
          />
          <ChoiceField
            id="document-visibility"
            label="Visibilité"
            value={visibility}
            options={VISIBILITY_OPTIONS}
            onChange={({ target }) => setVisibility(target.value as DocumentVisibility)}
          />
        </div>
      </FileZone>
      {list.length > 0 && <UploadList list={list} uploads={uploads} />}
    </>
  );
}

function faultOf({ name, size }: File): string | null {
  if (size === 0) return `« ${name} » est vide.`;
  return size > documentRules.mostBytes ? `« ${name} » dépasse 20 Mo.` : null;
}

interface RemovedLineProps extends AddDocumentsProps {
  readonly document: PropertyDocument;
  readonly onRestored: () => void;
}

/** It takes the focus: the button that was pressed is gone. */
function RemovedLine({ document: { id, name }, path, reload, onRestored }: RemovedLineProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const restore = async () => {
    const reply = await staffPost(`${path}/${id}/restore`, {}, { method: 'PUT' });
    if (!reply.ok) return setFailure(reply.error ?? UNREACHED);
    await reload();
    onRestored();
    announce(`« ${name} » est revenu.`);
  };
  return (
    <div className={styles.removed}>
      <p role={failure ? 'alert' : undefined}>
        {failure ?? `« ${name} » est supprimé, et reste 30 jours dans la corbeille.`}
      </p>
      <StaffButton key={id} ref={(button) => button?.focus()} onClick={() => void restore()}>
        Annuler la suppression
      </StaffButton>
    </div>
  );
}
