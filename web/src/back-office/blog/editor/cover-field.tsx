import { imageAddress } from '@pignon/domain/shared/image-address';
import { LineField } from '../../../staff/form/fields';
import { PHOTO_UPLOADS } from '../../../staff/photos/photo-uploads';
import { ACCEPTED } from '../../../staff/photos/sendable';
import { StaffButton } from '../../../staff/staff-button';
import { FileZone } from '../../../staff/uploads/file-zone';
import { UploadList } from '../../../staff/uploads/upload-list';
import { useUploads } from '../../../staff/uploads/use-uploads';
import { announce } from '../../../ui/announcer';
import styles from './editor.module.css';

interface CoverFieldProps {
  readonly field: { readonly id: string; readonly label: string; readonly error?: string | undefined };
  readonly url: string;
  readonly onChange: (url: string) => void;
}

/** The image above the article: sent at once, kept with the form; or an address. */
export function CoverField({ field: { id, label, error }, url, onChange }: CoverFieldProps) {
  const { uploads, list } = useUploads(PHOTO_UPLOADS, (answer) => {
    onChange((answer as { readonly imageUrl: string }).imageUrl);
    announce('Image ajoutée.');
  });
  return (
    <fieldset className={styles.cover}>
      <legend className="visually-hidden">Image de l’article</legend>
      {imageAddress.form.value.test(url) && (
        <div className={styles.coverShown}>
          <img src={url} alt="" />
          <StaffButton onClick={() => onChange('')}>Retirer l’image</StaffButton>
        </div>
      )}
      <FileZone
        what="une image"
        pronoun="la"
        choose="Choisir une image"
        accept={ACCEPTED}
        hint="JPEG, PNG, WebP, AVIF ou HEIC, 20 Mo au plus."
        onFiles={(files) => uploads.add(files.slice(0, 1))}
      />
      {list.length > 0 && <UploadList list={list} uploads={uploads} />}
      <LineField
        id={id}
        label={label}
        error={error}
        hint="Ou l’adresse de l’image, en https ou /media/"
        optional
        value={url}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </fieldset>
  );
}
