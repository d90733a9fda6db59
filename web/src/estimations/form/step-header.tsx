import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import type { RefObject } from 'react';
import { STEP_TITLES, type Step } from '../draft/estimation-texts';
import styles from './step-header.module.css';

interface StepHeaderProps {
  readonly step: Step;
  /** Share of the step's fields that are filled, 0 to 1 (M43). */
  readonly progress: number;
  /** Called for earlier steps only; none is open once the request is sent. */
  readonly onStep: (step: 1 | 2) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const STEPS = [1, 2, 3] as const;

export function StepHeader({ step, progress, onStep, heading }: StepHeaderProps) {
  const percent = Math.round(progress * 100);
  const along = step === 3 ? 1 : (step - 1 + progress) / 2;
  return (
    <div className={styles.header}>
      <div className={styles.track}>
        <progress
          className="visually-hidden"
          aria-label={`Étape ${step} sur 3, ${STEP_TITLES[step]}`}
          aria-valuetext={`${percent}\u00a0% des champs remplis`}
          max={100}
          value={percent}
        />
        <div className={styles.rail} aria-hidden="true">
          <span className={styles.fill} style={{ transform: `scaleX(${along})` }} />
        </div>
        <ol className={styles.steps}>
          {STEPS.map((number) => (
            <li key={number} aria-current={number === step ? 'step' : undefined}>
              <Circle number={number} step={step} onStep={onStep} />
            </li>
          ))}
        </ol>
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {STEP_TITLES[step]}
      </h2>
    </div>
  );
}

type CircleProps = Pick<StepHeaderProps, 'step' | 'onStep'> & { readonly number: Step };

function Circle({ number, step, onStep }: CircleProps) {
  const name = `Étape ${number} : ${STEP_TITLES[number]}`;
  const done = number < step || step === 3;
  const face = done ? <Check size={18} strokeWidth={2.25} aria-hidden="true" /> : number;
  const classes = clsx(styles.circle, done && styles.done, number === step && styles.current);
  if (number < step && step !== 3 && number !== 3) {
    return (
      <button
        type="button"
        className={classes}
        aria-label={`Revenir à l’étape ${number} : ${STEP_TITLES[number]}`}
        onClick={() => onStep(number)}
      >
        {face}
      </button>
    );
  }
  return (
    <span className={classes}>
      <span aria-hidden="true">{face}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
