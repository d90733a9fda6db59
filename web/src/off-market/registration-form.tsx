import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RequestFrame } from '../requests/request-frame';
import { WithoutScript } from '../requests/without-script';
import { EmailField, NameField, PhoneField } from '../requests/who-fields';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import styles from './registration.module.css';
import { useRegistration } from './use-registration';

interface RegistrationFormProps {
  /** Null: every off-market property. */
  readonly propertyId: number | null;
  readonly done: () => void;
}

/** M97. */
export function RegistrationForm({ propertyId, done }: RegistrationFormProps) {
  const { request, hasEmail, success } = useRegistration(propertyId, done);
  const { field, sending } = request;
  if (success !== undefined) return <Success text={success} />;
  return (
    <RequestFrame
      title="Inscription off-market"
      request={request}
      consent="En vous inscrivant, vous acceptez que Pignon utilise ces informations pour étudier votre demande."
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
      <EmailField {...field('email')} required className={styles.wide ?? ''} />
      <NameField {...field('name')} optional />
      <PhoneField {...field('phone')} />
      <TextField
        {...field('company')}
        label="Société"
        optional
        autoComplete="organization"
        placeholder="SCI des Petits-Carreaux"
      />
    </RequestFrame>
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
