import { CV_ENDINGS, TRADES } from '@pignon/domain/careers/application-rules';
import { Link } from 'wouter';
import { paths } from '../app/paths';
import { frenchGrouping } from '../lib/phone';
import { useHydrated } from '../lib/use-hydrated';
import { useAgency } from '../settings/use-app-settings';
import { Button } from '../ui/button';
import { ErrorSummary } from '../ui/error-summary';
import { SelectField, TextAreaField, TextField } from '../ui/field';
import { Honeypot } from '../ui/honeypot';
import { applicationChecks } from './application-fields';
import styles from './careers.module.css';
import { useApplication } from './use-application';

export default function ApplicationFormFields() {
  const { phone } = useAgency();
  const hydrated = useHydrated();
  const { register, submit, errors, sending, sent, attempt, failure, problems } = useApplication();
  return (
    <form
      noValidate
      method="post"
      encType="multipart/form-data"
      aria-label="Candidature"
      className={styles.form}
      onSubmit={submit}
    >
      <div className={styles.wide}>
        <ErrorSummary attempt={attempt} problems={problems} failure={failure} />
      </div>
      {sent && <p className={styles.sent}>Votre candidature est bien arrivée. Nous répondons à chacune.</p>}
      <TextField
        {...register('name', applicationChecks.name)}
        label="Nom complet"
        autoComplete="name"
        error={errors.name?.message}
        className={styles.wide ?? ''}
      />
      <TextField
        {...register('email', applicationChecks.email)}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <TextField
        {...register('phone', applicationChecks.phone)}
        label="Téléphone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
      />
      <SelectField {...register('trade', applicationChecks.trade)} label="Métier" error={errors.trade?.message}>
        <option value="">Choisir</option>
        {TRADES.map((trade) => (
          <option key={trade}>{trade}</option>
        ))}
      </SelectField>
      <TextField
        {...register('cv', applicationChecks.cv)}
        label="CV"
        type="file"
        accept={CV_ENDINGS.join(',')}
        hint="PDF, DOC ou DOCX, 5&nbsp;Mo au plus."
        error={errors.cv?.message}
      />
      <TextAreaField
        {...register('message', applicationChecks.message)}
        label="Votre parcours, en quelques mots"
        optional
        rows={6}
        error={errors.message?.message}
        className={styles.wide ?? ''}
      />
      <Honeypot {...register('website')} />
      <p className={`${styles.wide} ${styles.consent}`}>
        Votre candidature sert à vous répondre&nbsp;; elle s’efface deux ans après sa réception. Voir notre{' '}
        <Link href={paths.privacy}>politique de confidentialité</Link>.
      </p>
      <div className={styles.wide}>
        {/* Before hydration a submit would leave the page: the button waits for React. */}
        <Button look="dark" type={hydrated ? 'submit' : 'button'} busy={sending} busyLabel="Envoi en cours...">
          Envoyer ma candidature
        </Button>
        <noscript>
          <p>Ce formulaire a besoin de JavaScript. Appelez-nous au {frenchGrouping(phone)}.</p>
        </noscript>
      </div>
    </form>
  );
}
