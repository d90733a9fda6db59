import type { Editor } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Heading4 from 'lucide-react/icons/heading-4';
import PanelTop from 'lucide-react/icons/panel-top';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { ComponentType } from 'react';

export interface Tool {
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  readonly press: (editor: Editor) => void;
  /** Of what is on or off where the caret stands. */
  readonly isOn?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, Icon: Tool['Icon']): Tool => ({
  label: `Titre ${level}`,
  Icon,
  press: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** In the order of the toolbar. */
export const TOOLS: readonly Tool[] = [
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  { label: 'Gras', Icon: Bold, press: (e) => e.chain().focus().toggleBold().run(), isOn: (e) => e.isActive('bold') },
  {
    label: 'Italique',
    Icon: Italic,
    press: (e) => e.chain().focus().toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    label: 'Souligné',
    Icon: Underline,
    press: (e) => e.chain().focus().toggleUnderline().run(),
    isOn: (e) => e.isActive('underline'),
  },
  {
    label: 'Barré',
    Icon: Strikethrough,
    press: (e) => e.chain().focus().toggleStrike().run(),
    isOn: (e) => e.isActive('strike'),
  },
  { label: 'Code', Icon: Code, press: (e) => e.chain().focus().toggleCode().run(), isOn: (e) => e.isActive('code') },
  {
    label: 'Liste à puces',
    Icon: List,
    press: (e) => e.chain().focus().toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    label: 'Liste numérotée',
    Icon: ListOrdered,
    press: (e) => e.chain().focus().toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
  {
    label: 'Citation',
    Icon: Quote,
    press: (e) => e.chain().focus().toggleBlockquote().run(),
    isOn: (e) => e.isActive('blockquote'),
  },
  {
    label: 'Encadré',
    Icon: PanelTop,
    press: (e) =>
      e.isActive('callout') ? e.chain().focus().lift('callout').run() : e.chain().focus().wrapIn('callout').run(),
    isOn: (e) => e.isActive('callout'),
  },
  { label: 'Annuler la frappe', Icon: Undo, press: (e) => e.chain().focus().undo().run() },
  { label: 'Rétablir la frappe', Icon: Redo, press: (e) => e.chain().focus().redo().run() },
];
