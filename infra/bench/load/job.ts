import type { RequestKind } from './requests';

export interface Job {
  readonly port: number;
  readonly kind: RequestKind;
  readonly connections: number;
  /** Sends at this rate whatever comes back; without it each connection sends as soon as it has its answer. */
  readonly perSecond?: number;
  /** Ends after so many seconds, or so many requests. */
  readonly seconds?: number;
  readonly count?: number;
  /** Seconds of the same load that are not counted. */
  readonly warmUp?: number;
  /** Each visitor from an address of his own. */
  readonly fromMany?: boolean;
  /** Tells when each request left. */
  readonly record?: boolean;
  /** For readings: properties that are there. */
  readonly ids?: readonly number[];
  readonly paths?: readonly string[];
}

export interface Sent {
  readonly email: string;
  readonly at: number;
}

export interface Result {
  readonly answered: number;
  readonly errors: number;
  readonly firstError: string;
  readonly seconds: number;
  readonly startedAt: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The generator's own CPU, in milliseconds. */
  readonly ownCpuMs: number;
  readonly sent: readonly Sent[];
}

export type Message = 'measuring' | Result;
