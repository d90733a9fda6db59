import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFormKey } from '../lib/form-key';
import type { Reply } from '../lib/post-json';
import { problemsOf } from '../ui/error-summary';
import { fieldId, REGISTRATION_FIELDS, type RegistrationField, type RegistrationValues } from './registration-fields';
import { sendRegistration } from './send-registration';

/** M97, M162. */
const SHOWN_MS = 3_000;
const REFUSED = "Erreur lors de l'inscription";
const RECEIVED = 'Votre demande est enregistrée.';

/** `done` is called when the success message has been read for three seconds. */
export function useRegistration(propertyId: number | null, done: () => void) {
  const form = useForm<RegistrationValues>({ mode: 'onTouched', shouldFocusError: false });
  const { errors, dirtyFields, isSubmitting } = form.formState;
  const email = useWatch({ control: form.control, name: 'email' });
  const formKey = useFormKey(`off-market-inscription-${propertyId ?? 'tous'}`);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [success, setSuccess] = useState<string>();

  const close = useEffectEvent(() => {
    setSuccess(undefined);
    form.reset();
    done();
  });
  useEffect(() => {
    if (success === undefined) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [success]);

  const fail = (reply: Reply & { ok: false }) => {
    for (const [name, message] of Object.entries(reply.fields ?? {}))
      if (REGISTRATION_FIELDS.includes(name as RegistrationField))
        form.setError(name as RegistrationField, { type: 'server', message });
    const other = Object.entries(reply.fields ?? {}).find(([name]) => !REGISTRATION_FIELDS.includes(name as never));
    setFailure(other?.[1] ?? reply.error ?? REFUSED);
    setAttempt((count) => count + 1);
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      const touched = REGISTRATION_FIELDS.filter((field) => dirtyFields[field]);
      const reply = await sendRegistration({ propertyId, values, touched, formKey });
      if (!reply.ok) {
        fail(reply);
        return;
      }
      formKey.renew();
      setAttempt(0);
      setSuccess((reply.body as { message?: string }).message ?? RECEIVED);
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
    hasEmail: Boolean(email?.trim()),
    attempt,
    failure,
    success,
    problems: problemsOf(errors, REGISTRATION_FIELDS, fieldId),
  };
}
