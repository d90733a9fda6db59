import { registrationRules } from '@pignon/domain/off-market/access-rules';
import { OFF_MARKET_CONSENT } from '@pignon/domain/prospects/consents/off-market-consent';
import { EMAIL_PATTERN, limits } from '@pignon/domain/shared/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RequestChecks } from '../../requests/request-fields';
import type { Refusal } from '../../forms/use-visitor-form';
import { useRequest } from '../../requests/use-request';

/** M97, M162. */
const SHOWN_MS = 3_000;
const REFUSED = "Erreur lors de l'inscription";
const RECEIVED = 'Votre demande est enregistrée.';

/** M131: the email alone. In the order of the form. */
const checks = {
  email: {
    validate: (text: string | undefined) => EMAIL_PATTERN.test(text?.trim() ?? '') || registrationRules.email.message,
    maxLength: limits.email,
  },
  name: { maxLength: limits.name },
  phone: { maxLength: limits.phone },
  company: { maxLength: registrationRules.company },
} satisfies RequestChecks;

/** A field that the form does not show may be what was refused. */
const failed = ({ fields, error }: Refusal): string =>
  Object.entries(fields ?? {}).find(([name]) => !(name in checks))?.[1] ?? error ?? REFUSED;

/** M146. `done` is called when the success message has been read for three seconds. */
export function useRegistration(propertyId: number | null, done: () => void) {
  const [success, setSuccess] = useState<string>();
  const request = useRequest({
    form: 'inscription',
    checks,
    path: '/api/off-market-clients/register',
    consent: OFF_MARKET_CONSENT,
    // F24: from where the form stands; an empty one registers for all of them.
    about: { propertyId: String(propertyId ?? '') },
    sent: (answer) => setSuccess((answer as { message?: string }).message ?? RECEIVED),
    failed,
  });
  // Of what was typed before hydration the watch does not know.
  const email = useWatch({ control: request.control, name: 'email' }) ?? request.typed('email');

  const close = useEffectEvent(() => {
    setSuccess(undefined);
    done();
  });
  useEffect(() => {
    if (success === undefined) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [success]);

  return { request, hasEmail: Boolean(email?.trim()), success };
}
