import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormKey } from '../lib/form-key';
import type { Reply } from '../lib/post-json';
import { problemsOf } from '../ui/error-summary';
import { notify } from '../ui/toast';
import { fieldId, INFO_REQUEST_FIELDS, type InfoRequestField, type InfoRequestValues } from './info-request-fields';
import { sendInfoRequest } from './send-info-request';

/** M163, M164, M165: the texts are the specification's. */
const SECONDS = 5;
const REFUSED = "Une erreur est survenue lors de l'envoi de votre message.";
const UNREACHABLE = 'Impossible de contacter le serveur. Veuillez réessayer plus tard.';

function tellFailure({ reason, error }: Reply & { ok: false }): string {
  const text = reason === 'network' ? UNREACHABLE : (error ?? REFUSED);
  const title = reason === 'network' ? 'Erreur de connexion' : "Erreur lors de l'envoi";
  notify({ kind: 'error', title, text, seconds: SECONDS });
  return text;
}

export function useInfoRequest(offer: OffMarketTeaser, close: () => void) {
  const form = useForm<InfoRequestValues>({ mode: 'onTouched', shouldFocusError: false });
  const { errors, dirtyFields, isSubmitting } = form.formState;
  const formKey = useFormKey('off-market');
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();

  const succeed = () => {
    formKey.renew();
    notify({
      kind: 'success',
      title: 'Message envoyé !',
      text: 'Votre demande a été envoyée avec succès. Nous vous contacterons très prochainement.',
      seconds: SECONDS,
    });
    close();
  };

  const fail = (reply: Reply & { ok: false }) => {
    for (const [name, message] of Object.entries(reply.fields ?? {}))
      if (INFO_REQUEST_FIELDS.includes(name as InfoRequestField))
        form.setError(name as InfoRequestField, { type: 'server', message });
    setFailure(tellFailure(reply));
    setAttempt((count) => count + 1);
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      const touched = INFO_REQUEST_FIELDS.filter((field) => dirtyFields[field]);
      const reply = await sendInfoRequest({ offer, values, touched, formKey });
      if (reply.ok) succeed();
      else fail(reply);
    },
    () => {
      setFailure(undefined);
      setAttempt((count) => count + 1);
    },
  );
  return {
    register: form.register,
    submit,
    errors,
    sending: isSubmitting,
    attempt,
    failure,
    problems: problemsOf(errors, INFO_REQUEST_FIELDS, fieldId),
  };
}
