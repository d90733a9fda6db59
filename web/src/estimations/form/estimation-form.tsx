import clsx from 'clsx';
import { Suspense } from 'react';
import { lazyPart } from '../../site/lazy-part';
import { frenchGrouping, telHref } from '@pignon/domain/shared/text/phone/phone';
import { useAgency } from '../../site/agency/use-app-settings';
import { ConfirmationStep } from './confirmation-step';
import { ContactStep } from './contact-step';
import styles from './estimation-form.module.css';
import { StepHeader } from './step-header';
import { stepProgress } from '../draft/step-progress';
import { useEstimation } from '../draft/use-estimation';

/** Comes while the first step is filled in: few bytes of the first visit are its own. */
const PropertyStep = lazyPart(() => import('./property-step'));

export function EstimationForm() {
  const { phone } = useAgency();
  const { draft, box, edition, step, heading, errors, onTouch, ...form } = useEstimation(phone);

  return (
    <div ref={box} className={styles.card} onFocus={() => void PropertyStep.preload()}>
      <StepHeader step={step} progress={stepProgress(step, draft)} onStep={form.back} heading={heading} />
      {/* A new key fills the inputs anew, and plays the step's entry. */}
      <div key={`${step}-${edition}`} className={clsx(styles.step, form.travel && styles[`${form.travel}-step`])}>
        {step === 1 && (
          <ContactStep
            values={draft.contact}
            serverErrors={errors.contact}
            onValues={form.onContact}
            onTouch={onTouch}
            onNext={form.start}
          />
        )}
        {step === 2 && (
          <Suspense fallback={<output>Chargement de l’étape suivante…</output>}>
            <PropertyStep
              values={draft.property}
              serverErrors={errors.property}
              sending={form.sending}
              waiting={form.waiting}
              failure={form.failure}
              onValues={form.onProperty}
              onTouch={onTouch}
              onBack={form.back}
              onSubmit={() => void form.submit()}
            />
          </Suspense>
        )}
        {step === 3 && <ConfirmationStep onAgain={form.again} />}
      </div>
      <noscript>
        <p className={styles.noscript}>
          Ce formulaire a besoin de JavaScript. Appelez-nous au <a href={telHref(phone)}>{frenchGrouping(phone)}</a>,
          nous notons votre demande.
        </p>
      </noscript>
    </div>
  );
}
