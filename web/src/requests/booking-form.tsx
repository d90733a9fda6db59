import { type MeetingWay, WAY_LABELS } from '@pignon/domain/appointments/meeting-way';
import { capitalise } from '@pignon/domain/shared/text/capitalise';
import { parisDayAndHour } from '@pignon/domain/shared/text/paris-weekday';
import { useState } from 'react';
import visitor from '../forms/visitor-form.module.css';
import { TextAreaField } from '../ui/fields/field';
import { appointmentChecks } from './request-fields';
import { RequestForm } from './request-form';
import { tellFailed, tellSent } from './request-toasts';
import { useRequest } from './use-request';
import styles from './slots.module.css';
import type { Wish } from './use-slots';

interface BookingFormProps {
  readonly wish: Wish;
  readonly slot: string;
  readonly ways: readonly MeetingWay[];
  readonly done: () => void;
  readonly close: () => void;
  /** Somebody else was faster, or it is offered no more. */
  readonly gone: (why: string) => void;
}

const { name, email, phone, message } = appointmentChecks;
const CHECKS = { name, email, phone, message };
const CONFLICT = 409;

/** Who comes, and how they meet. */
export function BookingForm({ wish, slot, ways, done, close, gone }: BookingFormProps) {
  const [chosen, setChosen] = useState<MeetingWay>();
  const way = chosen ?? ways[0] ?? 'video';
  const request = useRequest({
    form: 'creneau',
    checks: CHECKS,
    path: '/api/appointments',
    about: {
      propertyId: wish.propertyId ? String(wish.propertyId) : '',
      ...(wish.agentId && { agentId: String(wish.agentId) }),
      slot,
      way,
    },
    sent: () => {
      tellSent({
        title: 'Rendez-vous confirmé !',
        text: `${capitalise(parisDayAndHour(new Date(slot)))}. Vous recevez la confirmation par e-mail, avec le fichier pour votre agenda.`,
      });
      done();
    },
    failed: (reply) => {
      if (reply.status === CONFLICT) gone(reply.error ?? '');
      return tellFailed(reply);
    },
  });
  return (
    <RequestForm title="Vos coordonnées" request={request} action="Confirmer le rendez-vous" close={close}>
      {ways.length > 1 && (
        <fieldset className={`${styles.ways} ${visitor.wide ?? ''}`}>
          <legend>Comment nous rencontrer ?</legend>
          {ways.map((one) => (
            <label key={one} className={styles.way}>
              <input type="radio" name="way" checked={one === way} onChange={() => setChosen(one)} />
              {WAY_LABELS[one]}
            </label>
          ))}
        </fieldset>
      )}
      <TextAreaField {...request.field('message')} label="Message" optional rows={3} className={visitor.wide ?? ''} />
    </RequestForm>
  );
}
