import { type SyntheticEvent, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type RegisterOptions, useForm } from 'react-hook-form';
import { useFormKey } from './form-key';
import type { PostOptions, Reply } from '../lib/network/post-json';
import { postUnderKey } from './post-under-key';
import type { sessionStore } from '../lib/storage/session-store';
import { useDraft } from './use-draft';
import { problemsOf } from '../ui/fields/error-summary';
import { useWaiting } from './use-waiting';

export type Refusal = Reply & { ok: false };

/** Of each field, in the order of the form. */
export type Checks<Values extends FieldValues> = Partial<{
  readonly [Name in FieldPath<Values>]: RegisterOptions<Values, Name>;
}>;

interface VisitorFormOptions<Values extends FieldValues> {
  /** Of its draft and its key. */
  readonly name: string;
  readonly checks: Checks<Values>;
  /** The honeypot, and what a browser does not give back. The same array at each render. */
  readonly notKept: readonly (keyof Values)[];
  /** Where what is typed is kept; for as long as the tab lives unless another is named. */
  readonly store?: typeof sessionStore;
  /** F74: opened again it is empty, and offers what was written. */
  readonly offers?: boolean;
  /** Of a field's element: a page may hold several forms with the same names. */
  readonly idOf?: (field: string) => string;
  /** `touched`: fields that the visitor changed himself. */
  readonly post: (values: Values, options: PostOptions, touched: readonly string[]) => Promise<Reply>;
  readonly sent: (answer: unknown) => void;
  /** Tells it and gives the sentence that stays with the form, if the refused fields do not say it all. */
  readonly failed: (reply: Refusal, refused: readonly string[]) => string | undefined;
}

const itself = (field: string) => field;

/**
 * M94, M95: idle → sending → sent (cleared) or failed. What is typed is kept until it is sent or given up; the same
 * intention is sent under the same key.
 */
export function useVisitorForm<Values extends FieldValues>(options: VisitorFormOptions<Values>) {
  const { name, checks, notKept, store, offers = false, idOf = itself, post } = options;
  const fields = Object.keys(checks) as FieldPath<Values>[];
  // No default values: react-hook-form then takes what was typed before hydration.
  const form = useForm<Values>({ mode: 'onTouched', shouldFocusError: false });
  const { errors, dirtyFields, isSubmitting } = form.formState;
  const draft = useDraft(name, form, notKept, store, offers);
  const formKey = useFormKey(name);
  const { waiting, ...told } = useWaiting(isSubmitting);
  const sending = useRef<AbortController>(null);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);

  const succeed = (answer: unknown) => {
    formKey.renew();
    form.reset();
    draft.clear();
    setFailure(undefined);
    setAttempt(0);
    setSent(true);
    options.sent(answer);
  };

  const fail = (reply: Refusal) => {
    const refused = Object.entries(reply.fields ?? {}).filter(([field]) => fields.includes(field as FieldPath<Values>));
    for (const [field, message] of refused) form.setError(field as FieldPath<Values>, { type: 'server', message });
    const told = options.failed(reply, refusedFields(refused));
    // When to press again is the server's to say (C70).
    setFailure((reply.status === 429 && reply.error) || told);
    setAttempt((count) => count + 1);
  };

  const send = async (values: Values) => {
    // What failed before stays said until there is an answer: the button must not move away under a second press.
    setSent(false);
    const touched = fields.filter((field) => (dirtyFields as Record<string, unknown>)[field]);
    const { signal } = (sending.current = new AbortController());
    const asking = (key: string) => post(values, { key, signal, ...told }, touched);
    const reply = judged(await postUnderKey(formKey, asking));
    if (reply.ok) succeed(reply.body);
    else if (!signal.aborted) fail(reply);
  };

  const refuse = () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  };
  const submit = (event: SyntheticEvent) => form.handleSubmit(send, refuse)(event);
  return {
    submit,
    sending: isSubmitting,
    waiting,
    attempt,
    failure,
    sent,
    problems: problemsOf(errors, fields, idOf),
    control: form.control,
    typed: form.getValues,
    /** What was typed is not wanted any more: nor are further attempts to send it. */
    giveUp() {
      sending.current?.abort();
      if (!offers) draft.clear();
    },
    restore: draft.restore,
    honeypot: form.register('spare' as FieldPath<Values>),
    field: (field: FieldPath<Values>) => ({
      ...form.register(field, checks[field]),
      id: idOf(field),
      error: errors[field]?.message as string | undefined,
    }),
  };
}

const refusedFields = (refused: readonly (readonly [field: string, message: string])[]): string[] =>
  refused.map(([field]) => field);

/** F49: judged by `success`, whatever the status. */
function judged(reply: Reply): Reply {
  if (!reply.ok) return reply;
  const { success, message } = (reply.body ?? {}) as { success?: boolean; message?: string };
  return success === false ? { ok: false, reason: 'refused', ...(message && { error: message }) } : reply;
}

export type VisitorFormState = Pick<
  ReturnType<typeof useVisitorForm>,
  'submit' | 'attempt' | 'failure' | 'problems' | 'honeypot' | 'waiting' | 'sent'
>;
