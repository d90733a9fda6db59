import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Reply } from '../../lib/network/post-json';
import { UNREACHED } from '../staff-post';
import type { FormValues } from './draft';

export type Refusal = Reply & { ok: false };

const SESSION_ENDED = 'Votre session avait expiré\u00a0: reconnectez-vous, puis enregistrez de nouveau.';

/** What the server did not take, at its fields and above them. */
export function useRefusals<Values extends FormValues>(form: UseFormReturn<Values>, names: readonly string[]) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const again = () => setAttempt((count) => count + 1);
  /** True where it names fields of this form. */
  const atFields = ({ fields = {} }: Refusal): boolean => {
    const refused = Object.entries(fields).filter(([name]) => names.includes(name));
    for (const [name, message] of refused) form.setError(name as FieldPath<Values>, { type: 'server', message });
    return refused.length > 0;
  };
  return {
    attempt,
    failure,
    atFields,
    clear: () => setFailure(undefined),
    tell: (refusal: Refusal) => {
      const named = atFields(refusal);
      setFailure(refusal.status === 401 ? SESSION_ENDED : named ? undefined : (refusal.error ?? UNREACHED));
      again();
    },
    /** The form's own checks have said so at its fields. */
    tellChecks: () => {
      setFailure(undefined);
      again();
    },
  };
}
