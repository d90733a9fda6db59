import { useEffect, useState } from 'react';
import type { Step } from './estimation-texts';
import { closeStepTwo, enterStepTwo, leaveStepTwo, useStepTravel } from './step-history';
import { stepProgress } from './step-progress';
import type { KeptDraft } from './use-estimation-draft';
import { useFocusOnMove } from './use-focus-on-move';

/** Which step is shown, and the ways between them: the form's buttons, the browser's Back and Forward. */
export function useSteps({ draft, latest, change, edition }: KeptDraft, sending: boolean) {
  const [sent, setSent] = useState(false);
  const [travel, setTravel] = useState<'forward' | 'back'>();
  const step: Step = sent ? 3 : draft.step;
  const { heading, moved } = useFocusOnMove();

  const show = (wanted: 1 | 2) => {
    if (wanted === step) return;
    moved();
    setTravel(wanted > step ? 'forward' : 'back');
    setSent(false);
    change({ step: wanted });
  };

  useStepTravel((wanted) => {
    if (sending) return;
    // Forward may lead to a step 2 whose step 1 was cleared meanwhile.
    show(wanted === 2 && stepProgress(1, latest.current) === 1 ? 2 : 1);
  });
  useEffect(() => {
    if (edition > 0 && latest.current.step === 2) enterStepTwo();
  }, [edition, latest]);

  return {
    step,
    travel,
    heading,
    next: () => {
      enterStepTwo();
      show(2);
    },
    back: () => {
      if (!leaveStepTwo()) show(1);
    },
    again: () => show(1),
    arrive: () => {
      closeStepTwo();
      moved();
      setTravel('forward');
      setSent(true);
    },
  };
}
