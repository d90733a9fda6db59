import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { useState } from 'react';
import type { RecordFormState } from '../../../staff/form/use-record-form';
import { StaffButton } from '../../../staff/staff-button';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import type { PropertyValues } from './property-values';

interface FormActionsProps {
  readonly form: RecordFormState<PropertyValues>;
  readonly property: StaffProperty | null;
  /** As it was answered last. */
  readonly stored: () => StaffProperty | null;
  readonly onStored: (property: StaffProperty) => void;
  /** Told that what keeps it from being published is to be told with what is wrong in its fields. */
  readonly onAsked: (asked: boolean) => void;
  /** Told that checks keep it from being published. */
  readonly onHeldBack: () => void;
}

/** Beside 'Enregistrer': to look at it as visitors will, and to show it to them. */
export function FormActions({ form, property, stored, onStored, onAsked, onHeldBack }: FormActionsProps) {
  const [busy, setBusy] = useState(false);
  const preview = async () => {
    // Opened at the press: later the browser would keep it shut.
    const tab = window.open('', '_blank');
    // Of what is published the page is shown as it is: what is typed is beside the form.
    const isThere = stored() !== null && (!form.dirty || property?.published === true);
    const isStored = isThere || (await form.submit());
    const now = stored();
    if (tab && isStored && now) tab.location.href = now.path;
    else tab?.close();
  };
  const publish = async () => {
    setBusy(true);
    onAsked(true);
    const isStored = await form.submit();
    if (isStored) onAsked(false);
    const now = stored();
    if (isStored && now) await publishNow(now);
    setBusy(false);
  };
  const publishNow = async ({ id, version }: StaffProperty) => {
    const reply = await staffPost(`/api/admin/properties/${id}/publish`, { version }, { method: 'PUT' });
    if (reply.ok) {
      const now = reply.body as StaffProperty;
      form.patched({}, now.version);
      onStored(now);
      notify({ kind: 'success', title: 'Bien publié', text: 'Le site est à jour.' });
      return;
    }
    if (reply.status === 422) onHeldBack();
    if (reply.status !== 401)
      notify({ kind: 'error', title: 'Le bien n’est pas publié', text: reply.error ?? UNREACHED });
  };
  return (
    <>
      <StaffButton onClick={() => void preview()}>Prévisualiser</StaffButton>
      {!property?.published && (
        <StaffButton disabled={busy || form.sending} onClick={() => void publish()}>
          Publier
        </StaffButton>
      )}
    </>
  );
}
