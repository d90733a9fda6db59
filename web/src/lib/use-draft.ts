import { useCallback, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { sessionStore } from './session-store';

/**
 * Keeps what is typed, for as long as the tab lives unless another store is named, and puts it back after hydration.
 * `without` names fields that must not be kept (passwords, honeypots).
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>,
  without: readonly (keyof Values)[] = [],
  store: typeof sessionStore = sessionStore,
): { readonly clear: () => void } {
  const storageName = `pignon.draft.${name}`;
  const { getValues, setValue, subscribe } = form;

  useEffect(() => {
    const kept = parse(store.read(storageName));
    for (const [field, value] of Object.entries(kept)) {
      const path = field as Path<Values>;
      // What the visitor typed before hydration wins.
      if (!getValues(path)) setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [store, storageName, getValues, setValue]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const kept = Object.entries(values).filter(([field]) => !without.includes(field));
          store.write(storageName, JSON.stringify(Object.fromEntries(kept)));
        },
      }),
    [store, storageName, subscribe, without],
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
  return { clear };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return text ? (JSON.parse(text) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
