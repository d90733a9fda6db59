import { ESTIMATION_CONTACT_CONSENT } from '@pignon/domain/prospects/consents/estimation-consents';
import { URGENCY_LABELS, URGENCY_LEVELS } from '@pignon/domain/estimations/urgency';
import { useController } from 'react-hook-form';
import { useHydrated } from '../../lib/early/use-hydrated';
import { useAppSettings } from '../../site/agency/use-app-settings';
import { Button } from '../../ui/button';
import { ErrorSummary, problemsOf } from '../../ui/fields/error-summary';
import { SelectField, TextField } from '../../ui/fields/field';
import { Honeypot } from '../../ui/fields/honeypot';
import { ChoiceField } from './choice-field';
import { estimationChecks, looksUnlikePhone } from './estimation-checks';
import { CONTACT_FIELDS, CONTACT_PRESETS, type ContactValues, type EstimationField } from '../draft/estimation-values';
import { PrivacyLine } from './privacy-line';
import { type StepFormProps, useStepForm } from '../draft/use-step-form';
import styles from './estimation-form.module.css';

interface ContactStepProps extends StepFormProps<ContactValues> {
  readonly onTouch: (name: EstimationField) => void;
  readonly onNext: () => void;
}

const NAME_HINT = 'au moins 2 caractères';
const ROLES = [
  { value: 'tenant', label: 'Locataire' },
  { value: 'owner', label: 'Propriétaire' },
] as const;

export function ContactStep({ onTouch, onNext, ...step }: ContactStepProps) {
  const { urgencyWording } = useAppSettings();
  const hydrated = useHydrated();
  const { control, register, errors, attempt, submit } = useStepForm(CONTACT_PRESETS, step, onNext);
  const { field: isOwner } = useController({ control, name: 'isOwner' });
  const field = (name: 'firstName' | 'lastName' | 'phone' | 'email') => ({
    ...register(name, { validate: estimationChecks[name], onChange: () => onTouch(name) }),
    error: errors[name]?.message,
  });

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <ErrorSummary attempt={attempt} problems={problemsOf(errors, CONTACT_FIELDS)} />
      <div className={styles.pair}>
        <TextField label="Prénom" autoComplete="given-name" hint={NAME_HINT} {...field('firstName')} />
        <TextField label="Nom" autoComplete="family-name" hint={NAME_HINT} {...field('lastName')} />
        <div>
          <TextField label="Téléphone" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
          <output className={styles.softHint}>
            {looksUnlikePhone(step.values.phone ?? '') &&
              'Ce numéro contient autre chose que des chiffres : est-il juste ?'}
          </output>
        </div>
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </div>
      <div className={styles.pair}>
        <ChoiceField
          legend="Vous êtes"
          name="isOwner"
          value={isOwner.value ? 'owner' : 'tenant'}
          choices={ROLES}
          onChoose={(role) => {
            isOwner.onChange(role === 'owner');
            onTouch('isOwner');
          }}
        >
          {isOwner.value ? 'Je suis propriétaire du bien' : 'Je suis locataire du bien'}
        </ChoiceField>
        <SelectField
          label="Je souhaite vendre"
          optional
          {...register('urgencyLevel', { onChange: () => onTouch('urgencyLevel') })}
        >
          <option value="">Sélectionnez un délai</option>
          {URGENCY_LEVELS.map((level) => (
            <option key={level} value={level}>
              {URGENCY_LABELS[urgencyWording][level]}
            </option>
          ))}
        </SelectField>
      </div>
      <Honeypot {...register('spare')} />
      <PrivacyLine>{ESTIMATION_CONTACT_CONSENT.text}</PrivacyLine>
      <div className={styles.actions}>
        {/* Before hydration a submit would leave the page: the button waits for React. */}
        <Button look="dark" type={hydrated ? 'submit' : 'button'} className={styles.forward ?? ''}>
          SUIVANT
        </Button>
      </div>
    </form>
  );
}
