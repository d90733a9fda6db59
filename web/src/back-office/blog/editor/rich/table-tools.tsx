import type { Editor } from '@tiptap/react';
import { StaffButton } from '../../../../staff/staff-button';

/** A table of three by three to begin with, its first row the heading. */
export function TableTools({ editor, inTable }: { readonly editor: Editor; readonly inTable: boolean }) {
  const then = () => editor.chain().focus();
  if (!inTable)
    return (
      <StaffButton onClick={() => then().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}>
        Tableau
      </StaffButton>
    );
  return (
    <>
      <StaffButton onClick={() => then().addRowAfter().run()}>Ajouter une ligne</StaffButton>
      <StaffButton onClick={() => then().addColumnAfter().run()}>Ajouter une colonne</StaffButton>
      <StaffButton onClick={() => then().deleteRow().run()}>Supprimer la ligne</StaffButton>
      <StaffButton onClick={() => then().deleteColumn().run()}>Supprimer la colonne</StaffButton>
      <StaffButton onClick={() => then().deleteTable().run()}>Supprimer le tableau</StaffButton>
    </>
  );
}
