import { useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Reply } from '../../lib/network/post-json';
import { type FormValues, type Read, sameValues } from './draft';
import { type Refusal, useRefusals } from './use-refusals';
import { useTurns } from './use-turns';

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

/** Writes one after the other, each over the version that the one before has made. */
export function useWriting<Values extends FormValues>(writing: Writing<Values>) {
  const { form, save, reread } = writing;
  const refusals = useRefusals(form, writing.names);
  const inTurn = useTurns();
  const standing = useStanding(writing);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const { latest, stand } = standing;
  const send = (values: Values) => save(values, latest().version, latest().values);

  /** True when it is stored. */
  const write = (values: Values): Promise<boolean> =>
    inTurn(async () => {
      refusals.clear();
      const reply = await send(values);
      if (reply.ok) {
        standing.written(values, reply);
        return true;
      }
      const met = await metBy(values, reply, latest().version, reread);
      if (met) setConflict(met);
      else refusals.tell(reply);
      return false;
    });

  /** Nobody pressed anything: what is refused is said at its field, and nothing moves under anybody's hands. */
  const writeQuietly = (): Promise<void> =>
    inTurn(async () => {
      const values = form.getValues();
      if (sameValues(values, latest().values)) return;
      const reply = await send(values);
      if (reply.ok) return standing.keptQuietly(values, reply);
      const met = await metBy(values, reply, latest().version, reread);
      if (!met) refusals.atFields(reply);
      // This very form wrote it, and the answer got lost.
      else if (sameValues(met.theirs.values, values)) stand(met.theirs);
      else standing.setStale(met);
    });

  return {
    attempt: refusals.attempt,
    failure: refusals.failure,
    refused: refusals.tellChecks,
    conflict,
    /** A colleague wrote while the form saved by itself: it waits to be asked. */
    stale: standing.stale,
    savedAt: standing.savedAt,
    stand,
    patched: standing.patched,
    write,
    writeQuietly,
    compare: () => setConflict(standing.stale),
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

/** What stands in the house, and what a write makes of it. */
function useStanding<Values extends FormValues>(writing: Writing<Values>) {
  const { form, base, setBase, readReply, onSaved, drop, forget } = writing;
  const latest = useRef(base);
  const [stale, setStale] = useState<Conflict<Values>>();
  const [savedAt, setSavedAt] = useState<number>();
  const stand = (next: Read<Values>) => {
    latest.current = next;
    setBase(next);
    setStale(undefined);
  };
  return {
    latest: () => latest.current,
    stand,
    stale,
    setStale,
    savedAt,
    written: (values: Values, reply: Reply & { ok: true }) => {
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
    },
    keptQuietly: (values: Values, reply: Reply & { ok: true }) => {
      if (!readReply) return;
      const { version, values: stored } = readReply(reply.body);
      stand({ values: { ...stored, ...values }, version });
      if (sameValues(form.getValues(), values)) drop();
      setSavedAt(Date.now());
    },
    /** Another call has made another version, with these values. */
    patched: (values: Partial<Values>, version: number) => {
      stand({ values: { ...latest.current.values, ...values }, version });
      for (const [name, value] of Object.entries(values)) form.setValue(name as FieldPath<Values>, value as never);
    },
  };
}

/** Who was faster, where it was refused because somebody was. */
async function metBy<Values extends FormValues>(
  mine: Values,
  refusal: Refusal,
  version: number | null,
  reread: WritingOptions<Values>['reread'],
): Promise<Conflict<Values> | null> {
  const theirs = refusal.status === 409 && version !== null ? await reread() : null;
  return theirs && theirs.version !== version ? { told: refusal.error ?? '', mine, theirs } : null;
}
