import { type ReactNode, type RefObject, useState } from 'react';
import { onFocusedRow, rowKeys } from '../table/row-focus';
import type { TableSelection } from '../table/use-selection';
import { ShortcutsHelp } from './shortcuts-help';
import { useShortcuts } from './use-shortcuts';

interface ListKeysOptions {
  /** Of a list whose rows may be chosen. */
  readonly selection?: TableSelection;
  readonly add: { readonly label: string; readonly onAdd: () => void };
  /** Of a list with a search field. */
  readonly searchBox?: RefObject<HTMLInputElement | null>;
  /** More lines for the help: 'Ctrl+S', 'Enregistrer le formulaire'. */
  readonly also?: readonly (readonly [key: string, action: string])[];
}

/** The keys of a list of records, and the help that names them. */
export function useListKeys({ selection, add, searchBox, also = [] }: ListKeysOptions) {
  const [helping, setHelping] = useState(false);
  useShortcuts({
    ...rowKeys,
    n: add.onAdd,
    ...(selection && { x: onFocusedRow((id) => selection.toggle(id, false)) }),
    ...(searchBox && { '/': () => searchBox.current?.focus() }),
    '?': () => setHelping(true),
  });
  const help: ReactNode = helping && (
    <ShortcutsHelp
      keys={[
        ['n', add.label],
        ['j', 'Ligne suivante'],
        ['k', 'Ligne précédente'],
        ['Entrée', 'Ouvrir la ligne'],
        ...(selection ? [['x', 'Sélectionner la ligne'] as const] : []),
        ...(searchBox ? [['/', 'Rechercher'] as const] : []),
        ...also,
        ['?', 'Afficher cette aide'],
      ]}
      onClose={() => setHelping(false)}
    />
  );
  return { help, showHelp: () => setHelping(true) };
}
