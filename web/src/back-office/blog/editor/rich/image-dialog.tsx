import { postRules } from '@pignon/domain/blog/post-rules';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LineField } from '../../../../staff/form/fields';
import { StaffButton } from '../../../../staff/staff-button';
import { StaffDialog } from '../../../../staff/staff-dialog';
import { CoverField } from '../cover-field';
import { DialogForm } from '../dialog-form';
import styles from '../editor.module.css';

interface ImageDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** An image in the text, sent as photos are, with what it shows in words. */
export function ImageDialog({ editor, onClose }: ImageDialogProps) {
  const [image] = useState(() => editor.getAttributes('image'));
  const [src, setSrc] = useState(String(image['src'] ?? ''));
  const [alt, setAlt] = useState(String(image['alt'] ?? ''));
  const [error, setError] = useState<string>();
  const submit = () => {
    if (!/^(\/media\/|https:\/\/)/.test(src.trim())) return setError('Choisissez une image, ou donnez son adresse');
    editor.chain().setImage({ src: src.trim(), alt: alt.trim() }).run();
    onClose();
  };
  return (
    <StaffDialog title="Image" shape="box" onClose={onClose}>
      <DialogForm label="Image" onSubmit={submit}>
        <CoverField field={{ id: 'image-address', label: 'Adresse de l’image', error }} url={src} onChange={setSrc} />
        <LineField
          id="image-alt"
          label="Texte alternatif"
          hint="Ce que l’image montre, pour qui ne la voit pas."
          maxLength={postRules.longestAlt.value}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <div className={styles.head}>
          <StaffButton look="accent" onClick={submit}>
            Insérer l’image
          </StaffButton>
          <StaffButton onClick={onClose}>Annuler</StaffButton>
        </div>
      </DialogForm>
    </StaffDialog>
  );
}
