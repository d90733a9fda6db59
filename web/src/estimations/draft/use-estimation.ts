import { useCallback, useRef, useState } from 'react';
import { useWaiting } from '../../forms/use-waiting';
import type { Reply } from '../../lib/network/post-json';
import { countStep } from '../../lib/count-step';
import { notify } from '../../ui/toasts/toast';
import type { EstimationDraft } from './estimation-draft';
import { SENT, START_FAILED, submitFailed } from './estimation-texts';
import type { EstimationField } from './estimation-values';
import { touch } from './touched';
import { useEstimationDraft } from './use-estimation-draft';
import { useEstimationPosts } from './use-estimation-posts';
import { useSteps } from './use-steps';
import { NO_ERRORS, splitByStep } from './step-errors';

/** Each failure has its turn, so that a second one with the same words is noticed too. */
export interface SendFailure {
  readonly text: string;
  readonly turn: number;
}

/** The form's course: steps, sends, and what is said when one fails. */
export function useEstimation(phone: string) {
  const kept = useEstimationDraft();
  const { draft, latest, change, forget, box, edition } = kept;
  const [sending, setSending] = useState(false);
  const { waiting, ...telling } = useWaiting(sending);
  const posts = useEstimationPosts(latest, change, useRef(telling));
  const [failure, setFailure] = useState<SendFailure>();
  const [errors, setErrors] = useState(NO_ERRORS);
  const { arrive, next, ...steps } = useSteps(kept, sending);

  const start = () => {
    setErrors(NO_ERRORS);
    setFailure(undefined);
    next();
    countStep('estimation-bien');
    void posts.start().then(sayIfNotStarted);
  };

  const refuse = ({ reason, error, fields = {} }: Reply & { ok: false }) => {
    const message = submitFailed(reason, phone);
    const refused = splitByStep(fields);
    notify({ ...message, kind: 'error' });
    setFailure((last) => ({ text: error ? `${message.text} ${error}` : message.text, turn: (last?.turn ?? 0) + 1 }));
    setErrors(refused);
    if (Object.keys(refused.contact).length > 0) steps.back();
  };

  const submit = async () => {
    if (sending) return;
    setSending(true);
    setErrors(NO_ERRORS);
    const reply = await posts.submit();
    setSending(false);
    if (!reply.ok) return refuse(reply);
    setFailure(undefined);
    forget();
    arrive();
    countStep('estimation-envoyee');
    notify({ ...SENT, kind: 'success' });
  };

  const onTouch = useCallback(
    (name: EstimationField) => change({ touched: touch(latest.current.touched, name) }),
    [change, latest],
  );
  const onContact = useCallback((contact: EstimationDraft['contact']) => change({ contact }), [change]);
  const onProperty = useCallback((property: EstimationDraft['property']) => change({ property }), [change]);

  return {
    ...steps,
    draft,
    box,
    edition,
    sending,
    waiting,
    failure,
    errors,
    onTouch,
    onContact,
    onProperty,
    start,
    submit,
  };
}

function sayIfNotStarted(reply: Reply): void {
  if (reply.ok) return;
  console.error("Erreur lors de l'envoi des données de l'étape 1:", reply.status ?? reply.reason, reply.error ?? '');
  notify({ ...START_FAILED, kind: 'error' });
}
