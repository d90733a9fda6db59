import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { propertyPaths } from '../../../staff/property-paths';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';

/** A draft that says the same, as it is stored; its form opens. */
export function useDuplicate() {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const duplicate = async (id: number) => {
    setBusy(true);
    const reply = await staffPost(`/api/admin/properties/${id}/duplicate`, {}, { once: true });
    setBusy(false);
    if (reply.ok) {
      notify({ kind: 'success', title: 'Bien dupliqué', text: 'Voici la copie, en brouillon.' });
      navigate(`${propertyPaths.edit}/${(reply.body as StaffProperty).id}`);
    } else if (reply.status !== 401)
      notify({ kind: 'error', title: 'Le bien n’est pas dupliqué', text: reply.error ?? UNREACHED });
  };
  return { busy, duplicate };
}
