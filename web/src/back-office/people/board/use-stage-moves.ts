import { type PersonFile, type Stage, STAGE_LABELS, type StaffPerson } from '@pignon/domain/prospects/staff-person';
import { useRef, useState } from 'react';
import type { Reply } from '../../../lib/network/post-json';
import { useTurns } from '../../../staff/form/use-turns';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import { UNDO_SECONDS } from '../../../staff/undo/tell';

interface Stand {
  readonly stage: Stage;
  readonly lostReason: string | null;
}

/** Moves people from stage to stage, one after the other. Lost asks why; each may be taken back from its toast. */
export function useStageMoves(reload: () => Promise<unknown>) {
  const inTurn = useTurns();
  /** Where they are shown while it is on its way. */
  const [underway, setUnderway] = useState<ReadonlyMap<string, Stage>>(new Map());
  const [losing, setLosing] = useState<StaffPerson>();
  /** What moves of this page have made: the next key may come before the list has read it. */
  const made = useRef(new Map<string, StaffPerson>());

  const show = (id: string, stage: Stage) => setUnderway((was) => new Map(was).set(id, stage));
  /** Unless another move of theirs is on its way by now. */
  const settle = (id: string, stage: Stage) =>
    setUnderway((was) => (was.get(id) === stage ? new Map([...was].filter(([one]) => one !== id)) : was));
  const put = async ({ id, version }: StaffPerson, { stage, lostReason }: Stand): Promise<Reply> => {
    const body = { stage, version, ...(lostReason && { lostReason }) };
    const reply = await staffPost(`/api/admin/people/${id}/stage`, body, { method: 'PUT' });
    if (reply.ok) made.current.set(id, (reply.body as PersonFile).person);
    return reply;
  };
  const latest = (person: StaffPerson): StaffPerson => {
    const own = made.current.get(person.id);
    return own && own.version > person.version ? own : person;
  };
  const refused = (reply: Reply & { ok: false }) => {
    if (reply.status === 401) return;
    const text = reply.status === 409 ? `${reply.error} L’étape affichée est à jour.` : (reply.error ?? UNREACHED);
    notify({ kind: 'error', title: 'Étape non changée', text, seconds: UNDO_SECONDS });
  };

  const stand = async (person: StaffPerson, to: Stand): Promise<boolean> => {
    show(person.id, to.stage);
    let before = person;
    const reply = await inTurn(() => {
      before = latest(person);
      return put(before, to);
    });
    await reload();
    settle(person.id, to.stage);
    if (!reply.ok) {
      refused(reply);
      return false;
    }
    const after = (reply.body as PersonFile).person;
    const undo = async () => {
      const undone = await inTurn(() => put(after, before));
      await reload();
      if (!undone.ok) refused(undone);
    };
    notify({
      kind: 'success',
      title: STAGE_LABELS[to.stage],
      text: person.name,
      seconds: UNDO_SECONDS,
      action: { label: 'Annuler', press: () => void undo() },
    });
    return true;
  };

  return {
    losing,
    stageOf: (person: StaffPerson): Stage => underway.get(person.id) ?? person.stage,
    /** True once it is so; 'Perdu' opens its question first. */
    move: async (person: StaffPerson, stage: Stage): Promise<boolean> => {
      if (stage === person.stage) return false;
      if (stage !== 'lost') return await stand(person, { stage, lostReason: null });
      setLosing(person);
      return false;
    },
    lose: async (lostReason: string): Promise<void> => {
      const person = losing;
      setLosing(undefined);
      if (person) await stand(person, { stage: 'lost', lostReason });
    },
    keep: () => setLosing(undefined),
  };
}

export type StageMoves = ReturnType<typeof useStageMoves>;
