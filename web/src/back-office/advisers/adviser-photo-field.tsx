import { imageAddress } from '@pignon/domain/shared/image-address';
import { useState } from 'react';
import { LineField } from '../../staff/form/fields';
import { FocusDialog } from '../../staff/photos/focus-dialog';
import { PHOTO_UPLOADS } from '../../staff/photos/photo-uploads';
import { ACCEPTED } from '../../staff/photos/sendable';
import { StaffButton } from '../../staff/staff-button';
import { FileZone } from '../../staff/uploads/file-zone';
import { UploadList } from '../../staff/uploads/upload-list';
import { useUploads } from '../../staff/uploads/use-uploads';
import { AdviserPhoto } from '../../ui/adviser-photo';
import { announce } from '../../ui/announcer';
import { focusOf } from './adviser-fields';
import styles from './advisers.module.css';

interface AdviserPhotoFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly name: string;
  readonly photoUrl: string;
  readonly photoFocus: string;
  readonly onChange: (photo: { readonly photoUrl: string; readonly photoFocus: string }) => void;
}

/** An adviser's photo: sent at once, kept with the form; or an address, as before. */
export function AdviserPhotoField({ id, label, error, name, photoUrl, photoFocus, onChange }: AdviserPhotoFieldProps) {
  const [focusing, setFocusing] = useState(false);
  const { uploads, list } = useUploads(PHOTO_UPLOADS, (answer) => {
    onChange({ photoUrl: (answer as { readonly imageUrl: string }).imageUrl, photoFocus: '' });
    announce('Photo du conseiller ajoutée.');
  });
  const focus = focusOf(photoFocus);
  const isPicture = imageAddress.form.value.test(photoUrl);
  return (
    <fieldset className={styles.photoField}>
      <legend className="visually-hidden">Photo du conseiller</legend>
      {isPicture && (
        <div className={styles.photoShown}>
          <AdviserPhoto
            key={photoUrl}
            name={name}
            photoUrl={photoUrl}
            {...(focus && { photoFocus: focus })}
            size={96}
          />
          <StaffButton onClick={() => setFocusing(true)}>{focus ? 'Point d’intérêt ✓' : 'Point d’intérêt'}</StaffButton>
          <StaffButton onClick={() => onChange({ photoUrl: '', photoFocus: '' })}>Retirer la photo</StaffButton>
        </div>
      )}
      <FileZone
        what="une photo"
        pronoun="la"
        choose="Choisir une photo"
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
        value={photoUrl}
        autoComplete="off"
        onChange={({ target }) => onChange({ photoUrl: target.value, photoFocus: '' })}
      />
      {focusing && (
        <FocusDialog
          url={photoUrl}
          focus={focus}
          onChange={(next) => onChange({ photoUrl, photoFocus: next ? `${next.x},${next.y}` : '' })}
          onClose={() => setFocusing(false)}
        />
      )}
    </fieldset>
  );
}
