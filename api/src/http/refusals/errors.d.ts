/** What stands now where another state was read. */
export interface Change {
  /** Null where it cannot be told. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string | null;
}
/** What a refused call is answered with. */
export interface Refusal {
  readonly status: number;
  /** The sentence that clients read. */
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
  readonly allow?: string;
  readonly changed?: Change;
  /** What stands now, to be compared with what was to be written. */
  readonly current?: object;
  /** Those of D09 that hold it back. */
  readonly checks?: readonly object[];
}
/** What HTTP refuses, whatever the feature: it knows its status. A feature's refusal is a DomainError (error-map.ts). */
export declare abstract class HttpRefusal extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal);
  get name(): string;
}
/** A body that the DTO refuses; `fields` maps each field to its French message. */
export declare class InvalidBody extends HttpRefusal {
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>);
}
export declare class NotSignedIn extends HttpRefusal {
  constructor();
}
export declare class Forbidden extends HttpRefusal {
  constructor();
}
/** Whoever did not ask for a stream would wait for its end. */
export declare class StreamOnly extends HttpRefusal {
  constructor();
}
export declare class ForeignOrigin extends HttpRefusal {
  constructor();
}
export declare class NotFound extends HttpRefusal {
  constructor();
}
/** The address exists, and is asked by a method that it does not have. */
export declare class MethodNotAllowed extends HttpRefusal {
  /** `allow`: those that it has, as the header names them. */
  constructor(allow: string);
}
/** Its body came drop by drop. */
export declare class TooSlow extends HttpRefusal {
  constructor();
}
/** It was here and was removed: 410, so that search engines forget it. */
export declare class Gone extends HttpRefusal {
  constructor(message?: string);
}
/** Longer than what this call takes, though the body as a whole was not. */
export declare class TooLong extends HttpRefusal {
  constructor(message?: string);
}
/** Files beyond whatever a form of ours may hold: refused before any of it is read. */
export declare class TooHeavy extends HttpRefusal {
  constructor();
}
export declare class TooManyRequests extends HttpRefusal {
  constructor(retryAfter: number);
}
/** Somebody else wrote since it was read: nothing of theirs is overwritten unseen. */
export declare class ChangedMeanwhile extends HttpRefusal {
  /** `what`: 'Ce conseiller'. */
  constructor(what: string, change: Change, current?: object | null);
}
