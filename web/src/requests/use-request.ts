import { type SyntheticEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormKey } from '../lib/form-key';
import { pageStore } from '../lib/page-store';
import { postJson, type Reply } from '../lib/post-json';
import { postUnderKey } from '../lib/post-under-key';
import { useDraft } from '../lib/use-draft';
import { problemsOf } from '../ui/error-summary';
import type { RequestChecks, RequestField, RequestValues } from './request-fields';
import { useWaiting } from './use-waiting';

interface RequestOptions {
  /** Of its fields' ids and its key: a page may hold several forms with the same names. */
  readonly form: string;
  readonly checks: RequestChecks;
  readonly path: string;
  /** What is sent besides the fields. An empty `propertyId` is about no one property. */
  readonly about: Readonly<Record<string, string>> & { readonly propertyId: string };
  /** Said for a field that was left empty (M93). */
  readonly whenEmpty?: Partial<Record<RequestField, string>>;
  readonly sent: (answer: unknown) => void;
  /** Tells it and gives the sentence that stays with the form. */
  readonly failed: (reply: Refusal) => string;
}

export type Refusal = Reply & { ok: false };

const NOT_KEPT = ['website'] as const;

/**
 * M94: one request of a visitor. What is typed is kept while the page stays open, until it is sent or given up: neither
 * a failure nor a dialog closed by mistake loses it.
 */
export function useRequest({ form: formName, checks, path, about, whenEmpty, sent, failed }: RequestOptions) {
  const fields = Object.keys(checks) as RequestField[];
  const form = useForm<RequestValues>({ mode: 'onTouched', shouldFocusError: false });
  const { errors, dirtyFields, isSubmitting } = form.formState;
  const name = `${formName}-${about.propertyId}`;
  const draft = useDraft(name, form, NOT_KEPT, pageStore);
  const formKey = useFormKey(name);
  const { waiting, tellLost } = useWaiting(isSubmitting);
  const sendingNow = useRef<AbortController>(null);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const idOf = (field: string) => `${formName}-${field}`;

  const fail = (reply: Refusal) => {
    for (const [field, message] of Object.entries(reply.fields ?? {}))
      if (fields.includes(field as RequestField)) form.setError(field as RequestField, { type: 'server', message });
    setFailure(failed(reply));
    setAttempt((count) => count + 1);
  };

  const send = async (values: RequestValues) => {
    // What failed before stays said until there is an answer: the button must not move away under a second press.
    const body = {
      ...Object.fromEntries(fields.map((field) => [field, values[field]?.trim() || (whenEmpty?.[field] ?? '')])),
      ...about,
      website: values.website ?? '',
      touched: fields.filter((field) => dirtyFields[field]),
    };
    const { signal } = (sendingNow.current = new AbortController());
    const last = judged(await postUnderKey(formKey, (key) => postJson(path, body, { key, signal, lost: tellLost })));
    if (!last.ok) return signal.aborted ? undefined : fail(last);
    formKey.renew();
    form.reset();
    draft.clear();
    setFailure(undefined);
    setAttempt(0);
    sent(last.body);
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
    problems: problemsOf(errors, fields, idOf),
    control: form.control,
    typed: (field: RequestField) => form.getValues(field),
    /** What was typed is not wanted any more: nor are further attempts to send it. */
    giveUp: () => {
      sendingNow.current?.abort();
      draft.clear();
    },
    honeypot: form.register('website'),
    field: (field: RequestField) => ({
      ...form.register(field, checks[field]),
      id: idOf(field),
      error: errors[field]?.message,
    }),
  };
}

/** F49: judged by `success`, whatever the status. */
function judged(reply: Reply): Reply {
  if (!reply.ok) return reply;
  const { success, message } = reply.body as { success?: boolean; message?: string };
  return success === false ? { ok: false, reason: 'refused', ...(message && { error: message }) } : reply;
}
