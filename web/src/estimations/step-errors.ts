import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
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
  setError: UseFormSetError<Values>,
  countRefusal: (count: (now: number) => number) => void,
): void {
  useEffect(() => {
    const entries = Object.entries(messages);
    if (entries.length === 0) return;
    for (const [name, message] of entries) setError(name as Path<Values>, { type: 'server', message });
    countRefusal((now) => now + 1);
  }, [messages, setError, countRefusal]);
}
