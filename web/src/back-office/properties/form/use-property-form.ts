import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { useEffect, useRef } from 'react';
import type { Reply } from '../../../lib/network/post-json';
import { useCreation } from '../../../staff/form/use-creation';
import { useRecordForm } from '../../../staff/form/use-record-form';
import { staffGet } from '../../../staff/staff-get';
import { staffPost } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import { PROPERTY_FIELDS } from './property-checks';
import { bodyOf, isEnough, NO_PROPERTY, type PropertyValues, valuesOf } from './property-values';

type Saved = StaffProperty & { readonly completed?: readonly string[] };

const readOf = (property: StaffProperty) => ({ values: valuesOf(property), version: property.version });

interface PropertyFormOptions {
  readonly property: StaffProperty | null;
  readonly onStored: (property: StaffProperty) => void;
  readonly onClose: () => void;
}

/** A draft goes to the server by itself, for nobody outside sees it; what is published changes by a press alone. */
export function usePropertyForm({ property, onStored, onClose }: PropertyFormOptions) {
  const stored = useRef(property);
  useEffect(() => {
    stored.current = property;
  }, [property]);
  const create = useCreation('/api/properties', 'properties.nouveau');

  const tell = (reply: Reply) => {
    if (!reply.ok) return;
    const { completed = [], ...now } = reply.body as Saved;
    stored.current = now;
    onStored(now);
    if (!completed.includes('transactionType')) return;
    form.setValue('transactionType', now.transactionType);
    notify({
      kind: 'success',
      title: 'Bien enregistré',
      text: `Transaction complétée automatiquement\u00a0: ${TRANSACTION_LABELS[now.transactionType]}.`,
    });
  };
  const form = useRecordForm<PropertyValues>({
    record: `properties.${property?.id ?? 'nouveau'}`,
    read: property ? readOf(property) : { values: NO_PROPERTY, version: null },
    fields: PROPERTY_FIELDS,
    savesItself: (values) => isEnough(values) && (stored.current?.draft ?? true),
    save: async (values, version, base) => {
      const id = stored.current?.id;
      const reply =
        id === undefined
          ? await create({ ...bodyOf(values, null), publish: false })
          : await staffPost(`/api/properties/${id}`, { ...bodyOf(values, base), version }, { method: 'PUT' });
      tell(reply);
      return reply;
    },
    readReply: (body) => readOf(body as StaffProperty),
    reread: async () => {
      const id = stored.current?.id;
      const now = await staffGet<StaffProperty>(`/api/admin/properties/${id}`).catch(() => null);
      if (now) onStored(now);
      return now && readOf(now);
    },
    onSaved: () => {},
    onClose,
  });
  /** As it was answered last. */
  return { form, stored: () => stored.current };
}
