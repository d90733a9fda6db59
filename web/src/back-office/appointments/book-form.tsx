import { MEETING_WAYS, WAY_LABELS } from '@pignon/domain/appointments/meeting-way';
import { appointmentRules } from '@pignon/domain/appointments/appointment-rules';
import { EMAIL_PATTERN, limits } from '@pignon/domain/shared/rules';
import { ChoiceField, LineField, LinesField } from '../../staff/form/fields';
import { RecordForm } from '../../staff/form/record-form';
import { type FieldChecks, useRecordForm } from '../../staff/form/use-record-form';
import { staffPost } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import { type AppointmentDesk, NEW } from './use-appointments';
import { momentOf } from './week';

type BookValues = {
  readonly agentId: string;
  readonly day: string;
  readonly time: string;
  readonly way: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
};

const said = (message: string) => ({ validate: (text: unknown) => String(text).trim() !== '' || message });

const FIELDS: FieldChecks<BookValues> = {
  agentId: { label: 'Conseiller', check: said('Choisissez un conseiller') },
  day: { label: 'Jour', check: said('Choisissez un jour') },
  time: { label: 'Heure', check: said('Choisissez une heure') },
  way: { label: 'Où' },
  name: { label: 'Nom', check: { ...said(appointmentRules.name.message), maxLength: limits.name } },
  email: {
    label: 'Email',
    check: {
      validate: (text: unknown) => EMAIL_PATTERN.test(String(text).trim()) || appointmentRules.email.message,
      maxLength: limits.email,
    },
  },
  phone: { label: 'Téléphone', check: { maxLength: limits.phone } },
  message: { label: 'Message', check: { maxLength: limits.message } },
};

/** An hour that somebody asked for by telephone: any that the adviser has free. */
export function BookForm({ desk }: { readonly desk: AppointmentDesk }) {
  const { advisers, agent, day, drawer, reload } = desk;
  const values: BookValues = {
    agentId: agent,
    day,
    time: '10:00',
    way: 'video',
    name: '',
    email: '',
    phone: '',
    message: '',
  };
  const form = useRecordForm<BookValues>({
    record: `appointments.${NEW}`,
    read: { values, version: null },
    fields: FIELDS,
    save: ({ agentId, day: on, time, phone, ...others }) =>
      staffPost(
        '/api/admin/appointments',
        { ...others, agentId: Number(agentId), startsAt: momentOf(on, time)?.toISOString(), ...(phone && { phone }) },
        { once: true },
      ),
    reread: () => Promise.resolve(null),
    onSaved: () => {
      notify({ kind: 'success', title: 'Rendez-vous ajouté', text: 'La confirmation part aux deux par e-mail.' });
      void reload();
      drawer.close();
    },
    onClose: drawer.close,
  });
  const { field } = form;
  return (
    <RecordForm title="Ajouter un rendez-vous" form={form}>
      <ChoiceField
        {...field('agentId')}
        options={[
          ['', 'Choisir un conseiller'],
          ...advisers.filter(({ active }) => active).map(({ id, name }) => [String(id), name] as const),
        ]}
      />
      <LineField {...field('day')} type="date" required />
      <LineField {...field('time')} type="time" required />
      <ChoiceField {...field('way')} options={MEETING_WAYS.map((way) => [way, WAY_LABELS[way]] as const)} />
      <LineField {...field('name')} autoComplete="off" required />
      <LineField {...field('email')} type="email" autoComplete="off" required />
      <LineField {...field('phone')} type="tel" autoComplete="off" optional />
      <LinesField {...field('message')} optional />
    </RecordForm>
  );
}
