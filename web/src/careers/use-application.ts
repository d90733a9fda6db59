import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormKey } from '../lib/form-key';
import { postJson, type Reply } from '../lib/post-json';
import { postUnderKey } from '../lib/post-under-key';
import { useDraft } from '../lib/use-draft';
import { useAgency } from '../settings/use-app-settings';
import { problemsOf } from '../ui/error-summary';
import { notify } from '../ui/toast';
import { APPLICATION_FIELDS, type ApplicationField, type ApplicationValues, NOT_KEPT } from './application-fields';

/** Idle → sending → success (cleared) or error: the words stay, and the file too while the page is open. */
export function useApplication() {
  const { phone } = useAgency();
  const form = useForm<ApplicationValues>({ mode: 'onTouched', shouldFocusError: false });
  const { errors, isSubmitting } = form.formState;
  const draft = useDraft('careers', form, NOT_KEPT);
  const formKey = useFormKey('careers');
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);

  const succeed = () => {
    formKey.renew();
    form.reset();
    draft.clear();
    setAttempt(0);
    setSent(true);
    notify({
      kind: 'success',
      title: 'Merci pour votre candidature !',
      text: 'Votre candidature et votre CV sont bien arrivés.',
      seconds: 7,
    });
  };

  const fail = (reply: Reply & { ok: false }) => {
    const refused = Object.entries(reply.fields ?? {}).filter(isField);
    for (const [name, message] of refused) form.setError(name, { type: 'server', message });
    setAttempt((count) => count + 1);
    // The fields say what to change: trying the same again would not help.
    if (refused.length > 0) return;
    const text = `Un problème est survenu lors de l'envoi de votre candidature. Veuillez réessayer ou nous contacter au ${phone}.`;
    setFailure(text);
    const title = reply.reason === 'network' ? 'Erreur de connexion' : "Erreur lors de l'envoi";
    notify({ kind: 'error', title, text, seconds: 8 });
  };

  const send = async (values: ApplicationValues) => {
    setFailure(undefined);
    setSent(false);
    const reply = await postUnderKey(formKey, (key) => post(values, key));
    if (reply.ok) succeed();
    else fail(reply);
  };

  const submit = form.handleSubmit(send, () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  });
  return {
    register: form.register,
    submit,
    errors,
    sending: isSubmitting,
    sent,
    attempt,
    failure,
    problems: problemsOf(errors, APPLICATION_FIELDS),
  };
}

const isField = (entry: [string, string]): entry is [ApplicationField, string] =>
  APPLICATION_FIELDS.includes(entry[0] as ApplicationField);

function post(values: ApplicationValues, key: string): Promise<Reply> {
  const body = new FormData();
  for (const field of APPLICATION_FIELDS) if (field !== 'cv') body.set(field, values[field]?.trim() ?? '');
  body.set('website', values.website ?? '');
  const [cv] = values.cv;
  if (cv) body.set('cv', cv);
  return postJson('/api/careers', body, { key });
}
