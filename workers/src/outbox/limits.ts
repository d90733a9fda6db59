import type { EffectKind } from '@pignon/domain/deliveries/effect';
import type { Config } from '@pignon/infra/config/config';

export interface KindLimits {
  readonly concurrency: number;
  /** Starts per second over all workers; 0 for none. */
  readonly perSecond: number;
}

const SECONDS_OUT = 20;

export const kindLimits = ({
  mail,
  crm,
  automation,
  media,
  pdf,
  timeScale,
}: Config): Readonly<Record<EffectKind, KindLimits>> => ({
  email: { concurrency: mail.concurrency, perSecond: mail.perSecond * timeScale },
  // Paced by HTTP request, where Pipedrive counts; not by effect.
  crm: { concurrency: crm.concurrency, perSecond: 0 },
  webhook: { concurrency: automation.concurrency, perSecond: automation.perSecond * timeScale },
  media: { concurrency: media.concurrency, perSecond: 0 },
  // Paced by question: most changes of a property ask none.
  geocoding: { concurrency: 1, perSecond: 0 },
  pdf: { concurrency: pdf.concurrency, perSecond: 0 },
  // One file after the other: each is as much work as a whole day of other effects.
  import: { concurrency: 1, perSecond: 0 },
});

/** How many jobs of a kind may be out at once: what starts within 20 s. The rest waits in PostgreSQL. */
export const windowOf = ({ concurrency, perSecond }: KindLimits): number =>
  perSecond > 0 ? Math.max(Math.ceil(perSecond * SECONDS_OUT), concurrency) : concurrency * 4;
