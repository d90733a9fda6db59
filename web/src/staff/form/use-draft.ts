import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOwnStore } from '../session/own-store';
import { asDraft, type Draft, type FormValues, type Read, sameValues } from './draft';

const EVERY_MS = 10_000;

/** In this browser, for this person and this record. */
export function useKeptDraft<Values extends FormValues>(record: string, saved: Values) {
  const store = useOwnStore(`draft.${record}`);
  const [found] = useState<Draft<Values> | undefined>(() => asDraft(store.read<unknown>(null), saved));
  // Left there it would come back over what a colleague writes later.
  const dropUnfit = useEffectEvent(() => {
    if (!found) store.remove();
  });
  useEffect(() => dropUnfit(), []);
  return { store, found };
}

interface DraftKeeping<Values extends FormValues> {
  readonly store: ReturnType<typeof useOwnStore>;
  readonly values: () => Values;
  readonly base: Read<Values>;
  /** Told each time that it was kept here: what may go on to the server. */
  readonly onKept: () => void;
  /** Told when the form goes away with changes that only the draft has. */
  readonly onLeft: () => void;
}

/** Kept every ten seconds, when a field is left, and when the page is. Answers when it was kept last. */
export function useDraftKeeping<Values extends FormValues>(
  { store, values, base, onKept, onLeft }: DraftKeeping<Values>,
  keptBefore: number | undefined,
) {
  const [keptAt, setKeptAt] = useState(keptBefore);
  const wanted = useRef(true);
  // Asked of the form itself: what was written this very moment is not drawn yet.
  const dirty = () => !sameValues(values(), base.values);

  const keep = ({ onlyHere = false } = {}) => {
    if (!wanted.current || !dirty()) return;
    const at = Date.now();
    store.write({ values: values(), base, at } satisfies Draft<Values>);
    setKeptAt(at);
    if (!onlyHere) onKept();
  };
  const keepNow = useEffectEvent(keep);
  const left = useEffectEvent(() => {
    if (!wanted.current || !dirty()) return;
    keep();
    onLeft();
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (dirty()) event.preventDefault();
  });
  useEffect(() => {
    const timer = setInterval(() => keepNow(), EVERY_MS);
    const hide = () => keepNow();
    const unload = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('pagehide', hide);
    window.addEventListener('beforeunload', unload);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('beforeunload', unload);
      left();
    };
  }, []);

  return {
    keptAt,
    keep,
    forget: () => {
      wanted.current = false;
      store.remove();
    },
  };
}
