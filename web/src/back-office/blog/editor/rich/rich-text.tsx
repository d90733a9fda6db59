import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import styles from '../editor.module.css';
import { EXTENSIONS } from './extensions';
import { Toolbar } from './toolbar';

interface RichTextProps {
  readonly id: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (html: string) => void;
}

/** Where the caret may go on below a table or a box. */
const LAST_LINE = /(<p><\/p>)+$/;

/** The text as it will look. */
export default function RichText({ id, value, error, onChange }: RichTextProps) {
  const told = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Contenu', class: styles.prose ?? '' },
    },
    onUpdate: ({ editor: written }) => {
      told.current = written.isEmpty ? '' : written.getHTML().replace(LAST_LINE, '');
      change.current(told.current);
    },
  });
  // What was stored or chosen elsewhere: never under the hand that writes.
  useEffect(() => {
    if (value === told.current || editor.isFocused) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.rich}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={styles.page} />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
