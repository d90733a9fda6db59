import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { sessionStore } from '../../lib/storage/session-store';
import { typedEarly } from '../../lib/early/typed-early';
import { decodeDraft, emptyDraft, encodeDraft, type EstimationDraft } from './estimation-draft';

const NAME = 'pignon.estimation';

export type ChangeDraft = (patch: Partial<EstimationDraft>) => void;

export interface KeptDraft {
  readonly draft: EstimationDraft;
  /** For what runs after an await, when `draft` is a render behind. */
  readonly latest: RefObject<EstimationDraft>;
  readonly change: ChangeDraft;
  readonly forget: () => void;
  /** Around the inputs. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Changes when the inputs must be filled anew: after a restoration and after a reset. */
  readonly edition: number;
}

/** Restored after hydration, since the server knows no draft. */
export function useEstimationDraft(): KeptDraft {
  const latest = useRef(emptyDraft);
  const [draft, show] = useState(emptyDraft);
  const [edition, setEdition] = useState(0);

  const replace = useCallback((whole: EstimationDraft) => {
    latest.current = whole;
    show(whole);
  }, []);

  const change = useCallback<ChangeDraft>(
    (patch) => {
      replace({ ...latest.current, ...patch });
      sessionStore.write(NAME, encodeDraft(latest.current));
    },
    [replace],
  );

  const forget = useCallback(() => {
    sessionStore.remove(NAME);
    replace(emptyDraft);
    setEdition((now) => now + 1);
  }, [replace]);

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const kept = decodeDraft(sessionStore.read(NAME));
    const early = earlyContact(box.current);
    if (kept) {
      // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows the draft, and only after hydration
      replace(kept);
      setEdition((now) => now + 1);
    }
    if (Object.keys(early).length > 0) change({ contact: { ...latest.current.contact, ...early } });
  }, [replace, change]);

  return { draft, latest, change, forget, box, edition };
}

const TEXTS = ['firstName', 'lastName', 'phone', 'email'] as const;

/** What the visitor typed into the served first step wins over what was kept. */
function earlyContact(box: ParentNode | null): EstimationDraft['contact'] {
  const typed = box ? typedEarly(box) : [];
  return Object.fromEntries(
    TEXTS.flatMap((name) => typed.filter((input) => input.name === name).map(({ value }) => [name, value])),
  );
}
