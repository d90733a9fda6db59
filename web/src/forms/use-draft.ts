import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { sessionStore } from '../lib/storage/session-store';

/**
 * Keeps what is typed, for as long as the tab lives unless another store is named, and puts it back after hydration.
 * `without` names fields that must not be kept (passwords, honeypots). `offers`: it is put back when the visitor says so.
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>,
  without: readonly (keyof Values)[] = [],
  store: typeof sessionStore = sessionStore,
  offers = false,
): { readonly clear: () => void; readonly restore: (() => void) | undefined } {
  const storageName = `pignon.draft.${name}`;
  const { getValues, setValue, subscribe } = form;
  const [offered, setOffered] = useState(() => (offers ? parse(store.read(storageName)) : {}));

  const putBack = useCallback(
    (kept: Record<string, unknown>) => {
      for (const [field, value] of Object.entries(kept)) {
        const path = field as Path<Values>;
        // What the visitor typed meanwhile wins.
        if (!getValues(path)) setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    },
    [getValues, setValue],
  );
  useEffect(() => {
    if (!offers) putBack(parse(store.read(storageName)));
  }, [offers, store, storageName, putBack]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // What is still offered stays kept beside what is typed: only its own field's words replace it (F74).
          const kept = Object.entries(values).filter(
            ([field, value]) => !without.includes(field) && (value || !offered[field]),
          );
          store.write(storageName, JSON.stringify({ ...offered, ...Object.fromEntries(kept) }));
        },
      }),
    [offered, store, storageName, subscribe, without],
  );

  // What was typed before hydration is in the fields, and nobody who watches them has heard of it.
  useEffect(() => {
    for (const [field, value] of Object.entries(getValues())) {
      if (typeof value !== 'string' || value === '' || without.includes(field)) continue;
      const path = field as Path<Values>;
      setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [getValues, setValue, without]);

  const clear = useCallback(() => store.remove(storageName), [store, storageName]);
  const restore = () => {
    setOffered({});
    putBack(offered);
  };
  return { clear, restore: Object.values(offered).some(Boolean) ? restore : undefined };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return text ? (JSON.parse(text) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
