import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../app/paths';
import { Button } from '../ui/button';
import { ErrorSummary } from '../ui/error-summary';
import { TextField } from '../ui/field';
import { Honeypot } from '../ui/honeypot';
import styles from './registration.module.css';
import { fieldId, registrationChecks } from './registration-fields';
import { useRegistration } from './use-registration';

interface RegistrationFormProps {
  /** Null: every off-market property. */
  readonly propertyId: number | null;
  readonly done: () => void;
}

/** M97. */
export function RegistrationForm({ propertyId, done }: RegistrationFormProps) {
  const { register, submit, errors, sending, hasEmail, attempt, failure, success, problems } = useRegistration(
    propertyId,
    done,
  );
  const field = (name: keyof typeof registrationChecks) => ({
    ...register(name, registrationChecks[name]),
    id: fieldId(name),
    error: errors[name]?.message,
  });
  if (success !== undefined) return <Success text={success} />;
  return (
    <form noValidate method="post" aria-label="Inscription off-market" className={styles.form} onSubmit={submit}>
      <div className={styles.wide}>
        <ErrorSummary attempt={attempt} problems={problems} failure={failure} />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="jeanne.martin@exemple.fr"
        required
        className={styles.wide ?? ''}
      />
      <TextField
        {...field('name')}
        label="Nom complet"
        optional
        autoComplete="name"
        placeholder="Jeanne Martin"
        className={styles.wide ?? ''}
      />
      <TextField
        {...field('phone')}
        label="Téléphone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="06 12 34 56 78"
      />
      <TextField
        {...field('company')}
        label="Société"
        optional
        autoComplete="organization"
        placeholder="SCI des Petits-Carreaux"
      />
      <Honeypot {...register('website')} />
      <p className={`${styles.wide} ${styles.consent}`}>
        En vous inscrivant, vous acceptez que Pignon utilise ces informations pour étudier votre demande. Voir notre{' '}
        <Link href={paths.privacy}>politique de confidentialité</Link>.
      </p>
      <div className={styles.wide}>
        <Button type="submit" disabled={!hasEmail} busy={sending} busyLabel="Envoi en cours...">
          Demander l’accès
        </Button>
      </div>
    </form>
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
