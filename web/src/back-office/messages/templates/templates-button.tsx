import { useState } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import { TemplatesDrawer } from './templates-drawer';

/** Opens the templates, with the values of the conversation that is open. */
export function TemplatesButton({ threadId }: { readonly threadId: string | null }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <StaffButton onClick={() => setOpened(true)}>Modèles</StaffButton>
      {opened && <TemplatesDrawer threadId={threadId} onClose={() => setOpened(false)} />}
    </>
  );
}
