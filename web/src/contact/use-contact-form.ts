import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormKey } from '../lib/form-key';
import type { Reply } from '../lib/post-json';
import { useDraft } from '../lib/use-draft';
import { useAgency } from '../settings/use-app-settings';
import { countStep } from '../lib/count-step';
import { problemsOf } from '../ui/error-summary';
import { CONTACT_FIELDS, type ContactField, type ContactValues, NOT_KEPT } from './contact-fields';
import { failureText, tellFailure, tellSuccess } from './contact-messages';
import { sendContact } from './send-contact';

/** M95: idle → sending → success (cleared) or error (nothing lost). */
export function useContactForm() {
  const agency = useAgency();
  // No default values: react-hook-form then takes what was typed before hydration.
  const form = useForm<ContactValues>({ mode: 'onTouched', shouldFocusError: false });
  const { errors, dirtyFields, isSubmitting } = form.formState;
  const draft = useDraft('contact', form, NOT_KEPT);
  const formKey = useFormKey('contact');
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);

  const succeed = () => {
    formKey.renew();
    form.reset();
    draft.clear();
    setAttempt(0);
    setSent(true);
    countStep('contact-envoye');
    tellSuccess();
  };

  const fail = (reply: Reply & { ok: false }) => {
    const text = failureText(agency.phone);
    for (const [name, message] of Object.entries(reply.fields ?? {})) {
      const field = name.replace(/^data\./, '') as ContactField;
      if (CONTACT_FIELDS.includes(field)) form.setError(field, { type: 'server', message });
    }
    setFailure(text);
    setAttempt((count) => count + 1);
    tellFailure(reply, text);
  };

  const send = async (values: ContactValues) => {
    setFailure(undefined);
    setSent(false);
    const touched = CONTACT_FIELDS.filter((field) => dirtyFields[field]);
    const reply = await sendContact({ to: agency.email, values, touched, formKey });
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
    problems: problemsOf(errors, CONTACT_FIELDS),
  };
}
