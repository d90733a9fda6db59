import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import type { ReactNode } from 'react';
import { Drawer } from '../../staff/drawer/drawer';
import { BoxField, LineField } from '../../staff/form/fields';
import { RecordForm } from '../../staff/form/record-form';
import { useRecordForm } from '../../staff/form/use-record-form';
import { staffPost } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import { ADVISER_FIELDS, type AdviserValues, bodyOf, NO_ADVISER, valuesOf } from './adviser-fields';
import { AdviserHours } from './adviser-hours';
import { AdviserPhotoField } from './adviser-photo-field';
import { NEW } from './use-advisers';

interface AdviserFormProps {
  /** Absent: one more. */
  readonly adviser?: StaffAgent;
  readonly reload: () => Promise<readonly StaffAgent[] | undefined>;
  readonly onClose: () => void;
  /** What else may be done with them. */
  readonly children?: ReactNode;
}

const readOf = (adviser: StaffAgent | undefined) => ({
  values: adviser ? valuesOf(adviser) : NO_ADVISER,
  version: adviser?.version ?? null,
});

export function AdviserForm({ adviser, reload, onClose, children }: AdviserFormProps) {
  const form = useRecordForm<AdviserValues>({
    record: `agents.${adviser?.id ?? NEW}`,
    read: readOf(adviser),
    fields: ADVISER_FIELDS,
    save: (values, version) =>
      adviser
        ? staffPost(`/api/agents/${adviser.id}`, { ...bodyOf(values), version }, { method: 'PUT' })
        : staffPost('/api/agents', bodyOf(values), { once: true }),
    reread: async () => {
      const now = (await reload())?.find(({ id }) => id === adviser?.id);
      return now ? readOf(now) : null;
    },
    onSaved: () => {
      notify({
        kind: 'success',
        title: adviser ? 'Conseiller enregistré' : 'Conseiller ajouté',
        text: 'Le site est à jour.',
      });
      void reload();
      onClose();
    },
    onClose,
  });
  const { field } = form;
  const photo = field('photoUrl');
  field('photoFocus');
  const title = adviser ? adviser.name : 'Ajouter un conseiller';
  return (
    <Drawer title={title} onClose={form.leave}>
      <RecordForm title={title} form={form}>
        <LineField {...field('name')} autoComplete="off" required />
        <LineField {...field('email')} type="email" autoComplete="off" required />
        <LineField {...field('phone')} type="tel" autoComplete="off" required />
        <LineField {...field('title')} hint="Sous le nom, sur la page d’un bien" optional />
        <AdviserPhotoField
          id={photo.id}
          label={photo.label}
          error={photo.error}
          name={form.typed.name}
          photoUrl={form.typed.photoUrl}
          photoFocus={form.typed.photoFocus}
          onChange={({ photoUrl, photoFocus }) => {
            form.setValue('photoUrl', photoUrl, { shouldDirty: true, shouldValidate: true });
            form.setValue('photoFocus', photoFocus, { shouldDirty: true });
          }}
        />
        <LineField {...field('website')} type="url" optional />
        <LineField {...field('sectors')} hint="Numéros de départements, séparés par des virgules : 75, 92" optional />
        <LineField {...field('specialities')} hint="Séparées par des virgules" optional />
        <BoxField {...field('active')} hint="Inactif, il garde son historique et n’est plus proposé" />
        <AdviserHours field={field} />
      </RecordForm>
      {children}
    </Drawer>
  );
}
