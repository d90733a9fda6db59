import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isContactField } from './estimation-values';

export type FieldMessages = Readonly<Record<string, string>>;

export interface StepErrors {
  readonly contact: FieldMessages;
  readonly property: FieldMessages;
}

export const NO_ERRORS: StepErrors = { contact: {}, property: {} };

export function splitByStep(fields: FieldMessages): StepErrors {
  const entries = Object.entries(fields);
  return {
    contact: Object.fromEntries(entries.filter(([name]) => isContactField(name))),
    property: Object.fromEntries(entries.filter(([name]) => !isContactField(name))),
  };
}

/** What the server refused is said at its field, as if the form had seen it itself. */
export function useServerErrors<Values extends FieldValues>(
  messages: FieldMessages,
  { getValues, setValue, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'setError'>,
  countRefusal: (count: (now: number) => number) => void,
): void {
  useEffect(() => {
    const entries = Object.entries(messages);
    if (entries.length === 0) return;
    for (const [name, message] of entries) {
      const path = name as Path<Values>;
      // Touched, so that the message goes as soon as the correction is typed.
      setValue(path, getValues(path), { shouldTouch: true });
      setError(path, { type: 'server', message });
    }
    countRefusal((now) => now + 1);
  }, [messages, getValues, setValue, setError, countRefusal]);
}
