import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LineField } from '../../../../staff/form/fields';
import { StaffButton } from '../../../../staff/staff-button';
import { StaffDialog } from '../../../../staff/staff-dialog';
import { DialogForm } from '../dialog-form';
import styles from '../editor.module.css';

interface DialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** As the server lets it through. */
const ADDRESS = /^(\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+|tel:\S+|#\S+)$/;

export function LinkDialog({ editor, onClose }: DialogProps) {
  const [href, setHref] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [error, setError] = useState<string>();
  const submit = () => {
    if (!ADDRESS.test(href.trim())) return setError('Une adresse du site (/nos-biens), ou https://…, mailto:…, tel:…');
    const link = { href: href.trim() };
    const { empty } = editor.state.selection;
    if (empty && !editor.isActive('link'))
      editor
        .chain()
        .insertContent({ type: 'text', text: link.href, marks: [{ type: 'link', attrs: link }] })
        .run();
    else editor.chain().extendMarkRange('link').setLink(link).run();
    onClose();
  };
  return (
    <StaffDialog title="Lien" shape="box" onClose={onClose}>
      <DialogForm label="Lien" onSubmit={submit}>
        <LineField
          id="link-address"
          label="Adresse"
          error={error}
          autoComplete="off"
          value={href}
          onChange={({ target }) => setHref(target.value)}
        />
        <div className={styles.head}>
          <StaffButton look="accent" onClick={submit}>
            Insérer le lien
          </StaffButton>
          {editor.isActive('link') && (
            <StaffButton
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              Retirer le lien
            </StaffButton>
          )}
        </div>
      </DialogForm>
    </StaffDialog>
  );
}
