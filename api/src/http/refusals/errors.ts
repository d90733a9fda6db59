import { parisHour, parisTime } from '@pignon/domain/shared/text/french';
import { inWords } from './in-words';

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
export abstract class HttpRefusal extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }

  override get name(): string {
    return this.constructor.name;
  }
}

/** A body that the DTO refuses; `fields` maps each field to its French message. */
export class InvalidBody extends HttpRefusal {
  constructor(readonly fields: Readonly<Record<string, string>>) {
    super({ status: 400, message: 'Certains champs sont à corriger.', fields });
  }
}

export class NotSignedIn extends HttpRefusal {
  constructor() {
    super({ status: 401, message: 'Connectez-vous pour continuer.' });
  }
}

export class Forbidden extends HttpRefusal {
  constructor() {
    super({ status: 403, message: "Vous n'avez pas le droit de faire cela." });
  }
}

/** Whoever did not ask for a stream would wait for its end. */
export class StreamOnly extends HttpRefusal {
  constructor() {
    super({ status: 406, message: 'Cette adresse se lit comme un flux (text/event-stream).' });
  }
}

export class ForeignOrigin extends HttpRefusal {
  constructor() {
    super({ status: 403, message: "Cette demande ne vient pas d'une page du site." });
  }
}

export class NotFound extends HttpRefusal {
  constructor() {
    super({ status: 404, message: 'Cette adresse ne mène à rien.' });
  }
}

/** The address exists, and is asked by a method that it does not have. */
export class MethodNotAllowed extends HttpRefusal {
  /** `allow`: those that it has, as the header names them. */
  constructor(allow: string) {
    super({ status: 405, message: "Cette méthode n'est pas permise ici.", allow });
  }
}

/** Its body came drop by drop. */
export class TooSlow extends HttpRefusal {
  constructor() {
    super({ status: 408, message: "L'envoi a pris trop de temps : rien n'a été enregistré. Réessayez." });
  }
}

/** It was here and was removed: 410, so that search engines forget it. */
export class Gone extends HttpRefusal {
  constructor(message = "Ce bien n'est plus proposé.") {
    super({ status: 410, message });
  }
}

/** Longer than what this call takes, though the body as a whole was not. */
export class TooLong extends HttpRefusal {
  constructor(message = 'Ce message est trop long.') {
    super({ status: 413, message });
  }
}

/** Files beyond whatever a form of ours may hold: refused before any of it is read. */
export class TooHeavy extends HttpRefusal {
  constructor() {
    super({ status: 413, message: "L'envoi est trop lourd : 20 Mo par fichier, 30 fichiers au plus." });
  }
}

export class TooManyRequests extends HttpRefusal {
  constructor(retryAfter: number) {
    super({ status: 429, message: `Trop de demandes. Réessayez dans ${inWords(retryAfter)}.`, retryAfter });
  }
}

/** Somebody else wrote since it was read: nothing of theirs is overwritten unseen. */
export class ChangedMeanwhile extends HttpRefusal {
  /** `what`: 'Ce conseiller'. */
  constructor(what: string, change: Change, current?: object | null) {
    const who = change.by ? ` par ${change.by}` : '';
    const when = change.at ? momentOf(new Date(change.at)) : '';
    super({
      status: 409,
      message: `${what} a été modifié${who}${when}.`,
      changed: change,
      ...(current && { current }),
    });
  }
}

const HALF_A_DAY_MS = 12 * 3_600_000;

const momentOf = (at: Date): string =>
  Date.now() - at.getTime() < HALF_A_DAY_MS ? ` à ${parisHour(at)}` : ` le ${parisTime(at)}`;
