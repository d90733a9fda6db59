import { useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Reply } from '../../lib/network/post-json';
import { UNREACHED } from '../staff-post';
import { type FormValues, type Read, sameValues } from './draft';

/** What a colleague has written meanwhile. */
export interface Conflict<Values extends FormValues> {
  /** 'Ce conseiller a été modifié par Marie à 14:32.' */
  readonly told: string;
  readonly mine: Values;
  readonly theirs: Read<Values>;
}

export interface WritingOptions<Values extends FormValues> {
  /** `version`: the one that is written over. `base`: what was read of it. */
  readonly save: (values: Values, version: number | null, base: Values) => Promise<Reply>;
  /** What stands there now; null where the record is gone. */
  readonly reread: () => Promise<Read<Values> | null>;
  readonly onSaved: (reply: Reply & { ok: true }) => void;
  /** Of an answer: what is stored now. The form stays open on it; without this the one that saved closes it. */
  readonly readReply?: (body: unknown) => Read<Values>;
}

interface Writing<Values extends FormValues> extends WritingOptions<Values> {
  readonly form: UseFormReturn<Values>;
  readonly names: readonly string[];
  readonly base: Read<Values>;
  readonly setBase: (base: Read<Values>) => void;
  /** The browser's draft: no longer needed, for the record is written; for good, for the form closes. */
  readonly drop: () => void;
  readonly forget: () => void;
}

const SESSION_ENDED = 'Votre session avait expiré\u00a0: reconnectez-vous, puis enregistrez de nouveau.';

/** Writes one after the other, each over the version that the one before has made. */
export function useWriting<Values extends FormValues>(writing: Writing<Values>) {
  const { form, names, base, setBase, save, reread, onSaved, readReply, drop, forget } = writing;
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [stale, setStale] = useState<Conflict<Values>>();
  const [savedAt, setSavedAt] = useState<number>();
  const latest = useRef(base);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const stand = (next: Read<Values>) => {
    latest.current = next;
    setBase(next);
    setStale(undefined);
  };
  const refusedFields = (reply: Reply & { ok: false }): boolean => {
    const refused = Object.entries(reply.fields ?? {}).filter(([name]) => names.includes(name));
    for (const [name, message] of refused) form.setError(name as FieldPath<Values>, { type: 'server', message });
    return refused.length > 0;
  };
  const fail = (reply: Reply & { ok: false }) => {
    const named = refusedFields(reply);
    setFailure(reply.status === 401 ? SESSION_ENDED : named ? undefined : (reply.error ?? UNREACHED));
    setAttempt((count) => count + 1);
  };
  const written = (values: Values, reply: Reply & { ok: true }) => {
    if (!readReply) {
      forget();
      return onSaved(reply);
    }
    const stored = readReply(reply.body);
    // What is typed meanwhile stays; what is not is shown as it was stored.
    if (sameValues(form.getValues(), values)) {
      form.reset(stored.values);
      stand(stored);
    } else stand({ values, version: stored.version });
    drop();
    setSavedAt(Date.now());
    onSaved(reply);
  };
  /** Nothing of it is different: then it was this very form that wrote it, and the answer got lost. */
  const met = async (values: Values, reply: Reply & { ok: false }): Promise<Conflict<Values> | null> => {
    const { version } = latest.current;
    const theirs = reply.status === 409 && version !== null ? await reread() : null;
    return theirs && theirs.version !== version ? { told: reply.error ?? '', mine: values, theirs } : null;
  };
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const turn = queue.current.then(work, work);
    queue.current = turn.catch(() => {});
    return turn;
  };

  /** True when it is stored. */
  const write = (values: Values): Promise<boolean> =>
    inTurn(async () => {
      setFailure(undefined);
      const reply = await save(values, latest.current.version, latest.current.values);
      if (reply.ok) {
        written(values, reply);
        return true;
      }
      const found = await met(values, reply);
      if (found) setConflict(found);
      else fail(reply);
      return false;
    });

  /** Nobody pressed anything: what is refused is said at its field, and nothing moves under anybody's hands. */
  const writeQuietly = (): Promise<void> =>
    inTurn(async () => {
      const values = form.getValues();
      if (sameValues(values, latest.current.values)) return;
      const reply = await save(values, latest.current.version, latest.current.values);
      if (reply.ok) {
        if (!readReply) return;
        const { version, values: stored } = readReply(reply.body);
        stand({ values: { ...stored, ...values }, version });
        if (sameValues(form.getValues(), values)) drop();
        setSavedAt(Date.now());
        return;
      }
      const found = await met(values, reply);
      if (!found) return void refusedFields(reply);
      if (sameValues(found.theirs.values, values)) stand(found.theirs);
      else setStale(found);
    });

  return {
    attempt,
    failure,
    conflict,
    /** A colleague wrote while the form saved by itself: it waits to be asked. */
    stale,
    savedAt,
    write,
    writeQuietly,
    refused: () => {
      setFailure(undefined);
      setAttempt((count) => count + 1);
    },
    stand,
    /** Another call has made another version, with these values. */
    patched: (values: Partial<Values>, version: number) => {
      stand({ values: { ...latest.current.values, ...values }, version });
      for (const [name, value] of Object.entries(values)) form.setValue(name as FieldPath<Values>, value as never);
    },
    compare: () => setConflict(stale),
    endConflict: () => setConflict(undefined),
    /** What was chosen between the two is what the form holds from here on. */
    settle: async (values: Values, theirs: Read<Values>) => {
      setConflict(undefined);
      stand(theirs);
      form.reset(values);
      await write(values);
    },
  };
}
