import { Link } from 'wouter';
import { paths } from '../app/paths';
import { frenchGrouping } from '../lib/phone';
import { useHydrated } from '../lib/use-hydrated';
import { useAgency } from '../settings/use-app-settings';
import { Button } from '../ui/button';
import { ErrorSummary } from '../ui/error-summary';
import { TextAreaField, TextField } from '../ui/field';
import { Honeypot } from '../ui/honeypot';
import { contactChecks } from './contact-fields';
import styles from './contact-section.module.css';
import { useContactForm } from './use-contact-form';

export default function ContactFormFields() {
  const { phone } = useAgency();
  const hydrated = useHydrated();
  const { register, submit, errors, sending, sent, attempt, failure, problems } = useContactForm();
  return (
    <form noValidate method="post" aria-label="Formulaire de contact" className={styles.form} onSubmit={submit}>
      <div className={styles.wide}>
        <ErrorSummary attempt={attempt} problems={problems} failure={failure} />
      </div>
      {sent && (
        <p className={styles.sent}>Votre message est bien arrivé. Nous vous répondrons dans les 24 heures ouvrées.</p>
      )}
      <TextField
        {...register('name', contactChecks.name)}
        label="Nom complet"
        autoComplete="name"
        error={errors.name?.message}
        className={styles.wide ?? ''}
      />
      <TextField
        {...register('email', contactChecks.email)}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <TextField
        {...register('phone', contactChecks.phone)}
        label="Téléphone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
      />
      <TextField
        {...register('subject', contactChecks.subject)}
        label="Objet"
        error={errors.subject?.message}
        className={styles.wide ?? ''}
      />
      <TextAreaField
        {...register('message', contactChecks.message)}
        label="Message"
        rows={6}
        error={errors.message?.message}
        className={styles.wide ?? ''}
      />
      <Honeypot {...register('website')} />
      <p className={`${styles.wide} ${styles.consent}`}>
        En envoyant ce message, vous acceptez que Pignon utilise ces informations pour vous répondre. Voir notre{' '}
        <Link href={paths.privacy}>politique de confidentialité</Link>.
      </p>
      <div className={styles.wide}>
        {/* Before hydration a submit would leave the page: the button waits for React. */}
        <Button look="dark" type={hydrated ? 'submit' : 'button'} busy={sending} busyLabel="Envoi en cours...">
          Envoyer
        </Button>
        <noscript>
          <p>Ce formulaire a besoin de JavaScript. Appelez-nous au {frenchGrouping(phone)}.</p>
        </noscript>
      </div>
    </form>
  );
}
