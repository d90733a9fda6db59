import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { useState } from 'react';
import { StaffButton } from '../../../../staff/staff-button';
import { staffPost, UNREACHED } from '../../../../staff/staff-post';
import { notify } from '../../../../ui/toasts/toast';
import type { HeaderProps } from './header-props';

export function UnpublishAction({ property, form, onStored }: HeaderProps) {
  const [busy, setBusy] = useState(false);
  const unpublish = async () => {
    setBusy(true);
    const { id, version } = property;
    const reply = await staffPost(`/api/admin/properties/${id}/unpublish`, { version }, { method: 'PUT' });
    setBusy(false);
    if (reply.ok) {
      const now = reply.body as StaffProperty;
      form.patched({}, now.version);
      onStored(now);
      notify({ kind: 'success', title: 'Bien dépublié', text: 'Il est de nouveau un brouillon.' });
    } else if (reply.status !== 401)
      notify({ kind: 'error', title: 'Rien n’a changé', text: reply.error ?? UNREACHED });
  };
  return (
    <StaffButton disabled={busy} onClick={() => void unpublish()}>
      Dépublier
    </StaffButton>
  );
}
