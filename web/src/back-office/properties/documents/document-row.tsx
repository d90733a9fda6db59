import {
  DOCUMENT_KIND_LABELS,
  DOCUMENT_VISIBILITY_LABELS,
  documentRules,
  type PropertyDocument,
} from '@pignon/domain/documents/property-document';
import { type FormEvent, useState } from 'react';
import { fileSize } from '../../../staff/uploads/file-size';
import { ChoiceField, LineField } from '../../../staff/form/fields';
import { StaffButton } from '../../../staff/staff-button';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { KIND_OPTIONS, VISIBILITY_OPTIONS } from './document-options';
import styles from './documents-tab.module.css';

interface DocumentRowProps {
  readonly document: PropertyDocument;
  /** '/api/admin/properties/7/documents' */
  readonly path: string;
  readonly reload: () => Promise<unknown>;
  readonly onRemoved: (document: PropertyDocument) => void;
}

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' });

export function DocumentRow({ document, path, reload, onRemoved }: DocumentRowProps) {
  const [changing, setChanging] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, name, kind, visibility, bytes, addedAt, addedBy } = document;
  const own = `${path}/${id}`;
  const remove = async () => {
    const reply = await staffPost(own, {}, { method: 'DELETE' });
    if (!reply.ok) return setFailure(reply.error ?? UNREACHED);
    onRemoved(document);
    await reload();
  };
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <a href={`${own}/file`} download>
          {name}
        </a>
        <p className={styles.muted}>
          {[
            DOCUMENT_KIND_LABELS[kind],
            DOCUMENT_VISIBILITY_LABELS[visibility],
            fileSize(bytes),
            `ajouté le ${DAY.format(new Date(addedAt))}${addedBy ? ` par ${addedBy}` : ''}`,
          ].join(' · ')}
        </p>
        {failure && (
          <p role="alert" className={styles.error}>
            {failure}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <StaffButton aria-expanded={changing} aria-label={`Modifier ${name}`} onClick={() => setChanging(!changing)}>
          Modifier
        </StaffButton>
        <StaffButton aria-label={`Supprimer ${name}`} onClick={() => void remove()}>
          Supprimer
        </StaffButton>
      </div>
      {changing && (
        <ChangeForm
          document={document}
          path={own}
          done={() => {
            setChanging(false);
            void reload();
          }}
        />
      )}
    </li>
  );
}

interface ChangeFormProps {
  readonly document: PropertyDocument;
  readonly path: string;
  readonly done: () => void;
}

/** Not a form of its own: it may stand within the property's. */
function ChangeForm({ document, path, done }: ChangeFormProps) {
  const [values, setValues] = useState({ ...document });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const set = (name: 'name' | 'kind' | 'visibility') => (event: FormEvent<HTMLInputElement | HTMLSelectElement>) =>
    setValues({ ...values, [name]: event.currentTarget.value });
  const save = async () => {
    const name = values.name.trim();
    if (!name) return setFaults({ name: documentRules.name.message });
    const { kind, visibility } = values;
    const reply = await staffPost(path, { name, kind, visibility }, { method: 'PUT' });
    if (reply.ok) done();
    else setFaults(reply.fields ?? { name: reply.error ?? UNREACHED });
  };
  return (
    <div className={styles.change}>
      <LineField
        id={`document-name-${document.id}`}
        label="Nom"
        value={values.name}
        error={faults['name']}
        maxLength={documentRules.nameMost.value}
        autoComplete="off"
        onChange={set('name')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void save();
        }}
      />
      <ChoiceField
        id={`document-kind-${document.id}`}
        label="Catégorie"
        value={values.kind}
        options={KIND_OPTIONS}
        error={faults['kind']}
        onChange={set('kind')}
      />
      <ChoiceField
        id={`document-visibility-${document.id}`}
        label="Visibilité"
        value={values.visibility}
        options={VISIBILITY_OPTIONS}
        error={faults['visibility']}
        onChange={set('visibility')}
      />
      <StaffButton look="accent" onClick={() => void save()}>
        Enregistrer ce document
      </StaffButton>
    </div>
  );
}
