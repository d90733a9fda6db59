import { OFF_MARKET_CONSENT } from '@pignon/domain/prospects/consents/off-market-consent';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { PrivacyTab } from '../../forms/privacy-link';
import { VisitorForm } from '../../forms/visitor-form';
import { EmailField, NameField, PhoneField } from '../../forms/who-fields';
import { WithoutScript } from '../../forms/without-script';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/field';
import styles from './registration.module.css';
import { useRegistration } from './use-registration';

interface RegistrationFormProps {
  /** Null: every off-market property. */
  readonly propertyId: number | null;
  readonly done: () => void;
}

/** M97. */
export default function RegistrationForm({ propertyId, done }: RegistrationFormProps) {
  const { request, hasEmail, success } = useRegistration(propertyId, done);
  const { field, sending } = request;
  if (success !== undefined) return <Success text={success} />;
  return (
    <VisitorForm
      title="Inscription off-market"
      state={request}
      consent={
        <>
          {OFF_MARKET_CONSENT.text} <PrivacyTab />
        </>
      }
      buttons={
        <Button
          type="submit"
          disabled={!hasEmail}
          busy={sending}
          busyLabel="Envoi en cours..."
          className={styles.send ?? ''}
        >
          Demander l’accès
        </Button>
      }
    >
      <WithoutScript className={styles.otherwise} />
      <EmailField {...field('email')} label="Email *" required className={styles.wide ?? ''} />
      <NameField {...field('name')} optional />
      <PhoneField {...field('phone')} />
      <TextField
        {...field('company')}
        label="Société"
        optional
        autoComplete="organization"
        placeholder="SCI des Petits-Carreaux"
      />
    </VisitorForm>
  );
}

function Success({ text }: { readonly text: string }) {
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <output ref={box} tabIndex={-1} className={styles.success}>
      <CircleCheck size={32} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
    </output>
  );
}
