import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { StaffButton } from '../../../../staff/staff-button';
import styles from '../editor.module.css';
import { ImageDialog } from './image-dialog';
import { LinkDialog } from './link-dialog';
import { TableTools } from './table-tools';
import { TOOLS } from './tools';

/** What may be done where the caret stands. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const [asks, setAsks] = useState<'link' | 'image'>();
  const on = useEditorState({
    editor,
    selector: () => ({
      tools: TOOLS.map(({ isOn }) => isOn?.(editor) ?? false),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      image: editor.isActive('image'),
    }),
  });
  const close = () => {
    setAsks(undefined);
    editor.commands.focus();
  };
  return (
    <div role="toolbar" aria-label="Mise en forme" className={styles.toolbar}>
      {TOOLS.map(({ label, Icon, press, isOn }, index) => (
        <button
          key={label}
          type="button"
          title={label}
          aria-label={label}
          {...(isOn && { 'aria-pressed': on.tools[index] ?? false })}
          onClick={() => press(editor)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
      <StaffButton aria-pressed={on.link} aria-haspopup="dialog" onClick={() => setAsks('link')}>
        Lien
      </StaffButton>
      <StaffButton aria-haspopup="dialog" onClick={() => setAsks('image')}>
        {on.image ? 'Modifier l’image' : 'Image'}
      </StaffButton>
      <TableTools editor={editor} inTable={on.table} />
      {asks === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asks === 'image' && <ImageDialog editor={editor} onClose={close} />}
    </div>
  );
}
