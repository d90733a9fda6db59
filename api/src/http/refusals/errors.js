'use strict';
Object.defineProperty(exports, '__esModule', { value: true });
exports.ChangedMeanwhile =
  exports.TooManyRequests =
  exports.TooHeavy =
  exports.TooLong =
  exports.Gone =
  exports.TooSlow =
  exports.MethodNotAllowed =
  exports.NotFound =
  exports.ForeignOrigin =
  exports.StreamOnly =
  exports.Forbidden =
  exports.NotSignedIn =
  exports.InvalidBody =
  exports.HttpRefusal =
    void 0;
const french_1 = require('@pignon/domain/shared/text/french');
const in_words_1 = require('./in-words');
/** What HTTP refuses, whatever the feature: it knows its status. A feature's refusal is a DomainError (error-map.ts). */
class HttpRefusal extends Error {
  constructor(refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
  get name() {
    return this.constructor.name;
  }
}
exports.HttpRefusal = HttpRefusal;
/** A body that the DTO refuses; `fields` maps each field to its French message. */
class InvalidBody extends HttpRefusal {
  constructor(fields) {
    super({ status: 400, message: 'Certains champs sont à corriger.', fields });
    this.fields = fields;
  }
}
exports.InvalidBody = InvalidBody;
class NotSignedIn extends HttpRefusal {
  constructor() {
    super({ status: 401, message: 'Connectez-vous pour continuer.' });
  }
}
exports.NotSignedIn = NotSignedIn;
class Forbidden extends HttpRefusal {
  constructor() {
    super({ status: 403, message: "Vous n'avez pas le droit de faire cela." });
  }
}
exports.Forbidden = Forbidden;
/** Whoever did not ask for a stream would wait for its end. */
class StreamOnly extends HttpRefusal {
  constructor() {
    super({ status: 406, message: 'Cette adresse se lit comme un flux (text/event-stream).' });
  }
}
exports.StreamOnly = StreamOnly;
class ForeignOrigin extends HttpRefusal {
  constructor() {
    super({ status: 403, message: "Cette demande ne vient pas d'une page du site." });
  }
}
exports.ForeignOrigin = ForeignOrigin;
class NotFound extends HttpRefusal {
  constructor() {
    super({ status: 404, message: 'Cette adresse ne mène à rien.' });
  }
}
exports.NotFound = NotFound;
/** The address exists, and is asked by a method that it does not have. */
class MethodNotAllowed extends HttpRefusal {
  /** `allow`: those that it has, as the header names them. */
  constructor(allow) {
    super({ status: 405, message: "Cette méthode n'est pas permise ici.", allow });
  }
}
exports.MethodNotAllowed = MethodNotAllowed;
/** Its body came drop by drop. */
class TooSlow extends HttpRefusal {
  constructor() {
    super({ status: 408, message: "L'envoi a pris trop de temps : rien n'a été enregistré. Réessayez." });
  }
}
exports.TooSlow = TooSlow;
/** It was here and was removed: 410, so that search engines forget it. */
class Gone extends HttpRefusal {
  constructor(message = "Ce bien n'est plus proposé.") {
    super({ status: 410, message });
  }
}
exports.Gone = Gone;
/** Longer than what this call takes, though the body as a whole was not. */
class TooLong extends HttpRefusal {
  constructor(message = 'Ce message est trop long.') {
    super({ status: 413, message });
  }
}
exports.TooLong = TooLong;
/** Files beyond whatever a form of ours may hold: refused before any of it is read. */
class TooHeavy extends HttpRefusal {
  constructor() {
    super({ status: 413, message: "L'envoi est trop lourd : 20 Mo par fichier, 30 fichiers au plus." });
  }
}
exports.TooHeavy = TooHeavy;
class TooManyRequests extends HttpRefusal {
  constructor(retryAfter) {
    super({
      status: 429,
      message: `Trop de demandes. Réessayez dans ${(0, in_words_1.inWords)(retryAfter)}.`,
      retryAfter,
    });
  }
}
exports.TooManyRequests = TooManyRequests;
/** Somebody else wrote since it was read: nothing of theirs is overwritten unseen. */
class ChangedMeanwhile extends HttpRefusal {
  /** `what`: 'Ce conseiller'. */
  constructor(what, change, current) {
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
exports.ChangedMeanwhile = ChangedMeanwhile;
const HALF_A_DAY_MS = 12 * 3_600_000;
const momentOf = (at) =>
  Date.now() - at.getTime() < HALF_A_DAY_MS
    ? ` à ${(0, french_1.parisHour)(at)}`
    : ` le ${(0, french_1.parisTime)(at)}`;
//# sourceMappingURL=errors.js.map
