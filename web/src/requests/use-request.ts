import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormKey } from '../lib/form-key';
import { postJson, type Reply } from '../lib/post-json';
import { problemsOf } from '../ui/error-summary';
import { notify } from '../ui/toast';
import type { RequestChecks, RequestField, RequestValues } from './request-fields';

interface RequestOptions {
  /** Of its fields' ids and its key: a page may hold several forms with the same names. */
  readonly form: string;
  readonly checks: RequestChecks;
  readonly path: string;
  /** What is sent besides the fields. */
  readonly about: Readonly<Record<string, string>>;
  /** Said for a field that was left empty (M93). */
  readonly whenEmpty?: Partial<Record<RequestField, string>>;
  readonly sent: { readonly title: string; readonly text: string };
  readonly close: () => void;
}

/** M163, M164, M165: the texts are the specification's. */
const SECONDS = 5;
const REFUSED = "Une erreur est survenue lors de l'envoi de votre message.";
const UNREACHABLE = 'Impossible de contacter le serveur. Veuillez réessayer plus tard.';

/** M94: one request of a visitor. A success closes it; on a failure it stays open with what was typed. */
export function useRequest({ form: formName, checks, path, about, whenEmpty, sent, close }: RequestOptions) {
  const fields = Object.keys(checks) as RequestField[];
  const form = useForm<RequestValues>({ mode: 'onTouched', shouldFocusError: false });
  const { errors, dirtyFields, isSubmitting } = form.formState;
  const formKey = useFormKey(formName);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const idOf = (name: string) => `${formName}-${name}`;

  const fail = (reply: Reply & { ok: false }) => {
    for (const [name, message] of Object.entries(reply.fields ?? {}))
      if (fields.includes(name as RequestField)) form.setError(name as RequestField, { type: 'server', message });
    setFailure(tellFailure(reply));
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
    const reply = await postJson(path, body, { key: formKey.key });
    // An earlier send with other words did arrive, though its answer was lost: these words are a new intention.
    const newIntention = !reply.ok && reply.status === 422 && !reply.fields;
    const last = judged(newIntention ? await postJson(path, body, { key: formKey.renew() }) : reply);
    if (!last.ok) return fail(last);
    formKey.renew();
    notify({ kind: 'success', ...sent, seconds: SECONDS });
    close();
  };

  const submit = form.handleSubmit(send, () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  });
  return {
    submit,
    sending: isSubmitting,
    attempt,
    failure,
    problems: problemsOf(errors, fields, idOf),
    honeypot: form.register('website'),
    field: (name: RequestField) => ({
      ...form.register(name, checks[name]),
      id: idOf(name),
      error: errors[name]?.message,
    }),
  };
}

function tellFailure({ reason, error }: Reply & { ok: false }): string {
  const text = reason === 'network' ? UNREACHABLE : (error ?? REFUSED);
  const title = reason === 'network' ? 'Erreur de connexion' : "Erreur lors de l'envoi";
  notify({ kind: 'error', title, text, seconds: SECONDS });
  return text;
}

/** F49: judged by `success`, whatever the status. */
function judged(reply: Reply): Reply {
  if (!reply.ok) return reply;
  const { success, message } = reply.body as { success?: boolean; message?: string };
  return success === false ? { ok: false, reason: 'refused', ...(message && { error: message }) } : reply;
}
