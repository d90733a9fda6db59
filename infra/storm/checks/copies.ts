import type { House } from '../house';
import type { Received } from './received';
import type { Stored } from './stored';

/** Copies beyond the first, by effect. */
export function mailCopies({ mails }: Received): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { effectId } of mails) copies.set(effectId, (copies.get(effectId) ?? -1) + 1);
  return copies;
}

/** What the CRM holds twice, with the times at which each was made. */
export function crmCopies({ persons, leads }: Received): string[] {
  const made = new Map<string, string[]>();
  for (const { emails, add_time } of persons) note(`person ${emails[0]?.value.toLowerCase()}`, add_time);
  for (const { siteRef, add_time } of leads) note(`lead of ${siteRef}`, add_time);
  return [...made].filter(([, times]) => times.length > 1).map(([what, times]) => `${what} (${times.join(', ')})`);

  function note(what: string, time: string): void {
    made.set(what, [...(made.get(what) ?? []), time.slice(11, 23)]);
  }
}

export interface CopyCauses {
  /** Of mails that were under way when a process died: what row 2 promises. */
  readonly died: number;
  /** Of mails whose answer did not come in time: a busy machine makes them at a short TIME_SCALE. */
  readonly unanswered: number;
  /** No process died with it and each attempt was answered: never allowed. */
  readonly none: number;
}

export function copyCauses(copies: ReadonlyMap<string, number>, { effects }: Stored, { underWay }: House): CopyCauses {
  const unanswered = new Map(effects.map((effect) => [effect.id, effect.unanswered]));
  const causes = { died: 0, unanswered: 0, none: 0 };
  for (const [id, count] of copies) {
    const died = Math.min(count, underWay.get(id) ?? 0);
    const late = Math.min(count - died, unanswered.get(id) ?? 0);
    causes.died += died;
    causes.unanswered += late;
    causes.none += count - died - late;
  }
  return causes;
}
