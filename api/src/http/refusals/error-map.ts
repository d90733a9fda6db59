import { AgentHasAppointments, AgentInUse, AgentIsDefault } from '@pignon/domain/agents/agent-refusals';
import {
  AppointmentChangedMeanwhile,
  AppointmentClosed,
  AppointmentNotFound,
  SlotNotOffered,
  SlotTaken,
  TooManyAppointments,
  MovedTooOften,
} from '@pignon/domain/appointments/appointment-refusals';
import {
  NothingToRead,
  PublishedAlready,
  PublishedInTheFuture,
  ScheduledInThePast,
} from '@pignon/domain/blog/desk/post-refusals';
import { LinkExpired, LinkUnknown, LinkUsed } from '@pignon/domain/accounts/account-links';
import { AccountDisabled, EmailHasAccount, LastAdministrator } from '@pignon/domain/accounts/account-refusals';
import { NotAnAdministrator, WrongCredentials } from '@pignon/domain/accounts/login-errors';
import { DocumentRefused, DocumentUnchecked } from '@pignon/domain/documents/document-refused';
import { EstimationAlreadySubmitted, EstimationNotFound } from '@pignon/domain/estimations/estimation-request';
import { GoogleNotConnected } from '@pignon/domain/google/google-refusals';
import { NotToBeTold, PropertyStillOffered } from '@pignon/domain/sold/closing-refusals';
import {
  NotMergeable as ThreadsNotMergeable,
  NotMovable,
  NotSeparable as ThreadNotSeparable,
  NotSplittable,
  ThreadChangedMeanwhile,
  ThreadNotFound,
} from '@pignon/domain/mailbox/mailbox-refusals';
import { FileUnreadable, ImportNotFound, ImportNotReady } from '@pignon/domain/imports/import-refusals';
import { NotPublishable } from '@pignon/domain/listings/property/publication';
import { PhotoRefused } from '@pignon/domain/media/photo-refused';
import { AccessLinkUsedUp, DecidedMeanwhile, UnknownAccessCode } from '@pignon/domain/off-market/access-refusals';
import { AccessNotOpen, AccessRequestNotFound } from '@pignon/domain/off-market/access-request';
import { DEVICES_PER_ACCESS } from '@pignon/domain/off-market/access-rules';
import { PersonBusy, PersonExpected } from '@pignon/domain/prospects/erasure';
import { NotMergeable, NotSeparable } from '@pignon/domain/prospects/merging';
import { ProspectNotFound } from '@pignon/domain/prospects/prospect';
import {
  NotOffered,
  ProposalClosed,
  ProposalForgotten,
  ProposalGone,
} from '@pignon/domain/prospects/proposals/proposal';
import { LostWithoutReason } from '@pignon/domain/prospects/staff-person';
import { KeyInFlight, KeyReusedForAnotherBody } from '@pignon/domain/shared/unit-of-work';
import { isDatabaseAway } from '@pignon/infra/database/away/database-away';
import { HttpRefusal, type Refusal } from './errors';

type ErrorClass = abstract new (...args: never[]) => Error;

const SLOT_TAKEN = 'Ce créneau vient d’être réservé. Choisissez-en un autre.';
/** Two who would overlap, whom the database alone kept apart: of appointments. */
const EXCLUDED = '23P01';

/** The only place that gives the core's refusals a status and a French sentence. */
const REFUSALS: readonly (readonly [ErrorClass, number, string])[] = [
  [WrongCredentials, 401, 'Email ou mot de passe incorrect.'],
  [NotAnAdministrator, 403, "Accès refusé. Vous n'avez pas les droits d'administration."],
  [LastAdministrator, 409, 'C’est le dernier administrateur actif : nommez-en un autre d’abord.'],
  [EmailHasAccount, 409, 'Cette adresse a déjà un compte.'],
  [AccountDisabled, 409, 'Ce compte est désactivé : réactivez-le d’abord.'],
  [LinkUnknown, 404, 'Ce lien n’est pas valable. Vérifiez qu’il a été copié en entier.'],
  [LinkUsed, 410, 'Ce lien a déjà servi. Connectez-vous, ou demandez-en un nouveau.'],
  [LinkExpired, 410, 'Ce lien a expiré. Demandez-en un nouveau.'],
  [UnknownAccessCode, 404, "Ce lien d'accès n'est plus valable."],
  [
    AccessLinkUsedUp,
    403,
    `Ce lien a déjà été ouvert sur ${DEVICES_PER_ACCESS}\u00a0appareils. Notre équipe en est prévenue et peut vous en envoyer un nouveau.`,
  ],
  [AccessRequestNotFound, 404, "Cette demande d'accès n'existe pas."],
  [AccessNotOpen, 409, "Cet accès n'est pas ouvert."],
  [DecidedMeanwhile, 409, 'Cette demande a changé entre-temps.'],
  [GoogleNotConnected, 409, 'Aucun compte Google connecté.'],
  [NotPublishable, 422, 'Ce bien ne peut pas être publié.'],
  [NothingToRead, 422, 'Le contenu est requis'],
  [
    ScheduledInThePast,
    422,
    'La date de publication est déjà passée\u00a0: choisissez-en une à venir, ou publiez maintenant.',
  ],
  [PublishedInTheFuture, 422, 'La date de publication est à venir\u00a0: programmez l’article.'],
  [PublishedAlready, 409, 'Cet article est déjà en ligne\u00a0: dépubliez-le avant de le programmer.'],
  [FileUnreadable, 422, 'Ce fichier est illisible.'],
  [ThreadNotFound, 404, "Cette conversation n'existe pas, ou a été effacée."],
  [ThreadChangedMeanwhile, 409, 'Cette conversation a changé entre-temps.'],
  [ThreadsNotMergeable, 409, 'Ces conversations n’en font déjà qu’une.'],
  [ThreadNotSeparable, 409, 'Une réponse est partie depuis la fusion\u00a0: elle ne peut plus être annulée.'],
  [NotSplittable, 409, 'La conversation ne peut pas être scindée ici.'],
  [NotMovable, 409, 'Cette demande reste à la personne qui l’a faite. Scindez la suite, puis déplacez-la.'],
  [ImportNotFound, 404, "Cet import n'existe pas."],
  [ImportNotReady, 409, "Cet import n'attend plus cela : il est en cours de lecture, en cours, ou terminé."],
  [PhotoRefused, 422, 'Cette photo est refusée.'],
  [DocumentRefused, 422, 'Ce document est refusé.'],
  [DocumentUnchecked, 503, 'Ce document n’a pas pu être vérifié.'],
  [AgentInUse, 409, "Ce conseiller suit encore des biens : attribuez-les d'abord."],
  [
    AgentHasAppointments,
    409,
    "Ce conseiller a encore des rendez-vous : annulez-les, ou attendez qu'ils aient eu lieu.",
  ],
  [AppointmentNotFound, 404, "Ce rendez-vous n'existe pas, ou son lien n'est plus valable."],
  [SlotTaken, 409, SLOT_TAKEN],
  [SlotNotOffered, 409, "Ce créneau n'est pas proposé. Choisissez-en un autre."],
  [TooManyAppointments, 409, 'Vous avez déjà cinq rendez-vous à venir. Annulez-en un par son lien, ou appelez-nous.'],
  [MovedTooOften, 409, 'Ce rendez-vous a été déplacé dix fois. Appelez-nous pour en convenir.'],
  [PropertyStillOffered, 409, 'Ce bien n’est ni vendu ni loué\u00a0: personne n’est prévenu.'],
  [NotToBeTold, 409, 'Cette personne est déjà prévenue, ou sa demande ne porte plus sur ce bien.'],
  [AppointmentClosed, 409, 'Ce rendez-vous est annulé ou a déjà commencé.'],
  [AppointmentChangedMeanwhile, 409, 'Ce rendez-vous a changé entre-temps. Rechargez la page.'],
  [
    AgentIsDefault,
    409,
    "Ce conseiller reçoit tout ce qui n'est à personne : désignez d'abord un autre conseiller par défaut.",
  ],
  [EstimationNotFound, 404, "Cette demande d'estimation n'existe pas."],
  [EstimationAlreadySubmitted, 409, 'Cette demande a déjà été envoyée avec un autre contenu.'],
  [ProspectNotFound, 404, 'Cette personne est inconnue.'],
  [NotMergeable, 409, 'Ces deux fiches ne peuvent pas être fusionnées : l’une fait déjà partie d’une autre.'],
  [NotSeparable, 409, 'Cette fusion ne peut plus être annulée.'],
  [NotOffered, 409, 'Ce bien n’est pas proposé en ce moment : publiez-le d’abord.'],
  [ProposalForgotten, 409, 'Ce brouillon ne peut plus être repris.'],
  [ProposalGone, 409, 'Ce brouillon a été envoyé ou abandonné entre-temps.'],
  [
    ProposalClosed,
    409,
    'Cette proposition ne peut plus être envoyée : la personne s’est désinscrite, son adresse est en échec, ou son accès au bien est fermé.',
  ],
  [LostWithoutReason, 422, 'Indiquez pourquoi ce prospect est perdu.'],
  [PersonBusy, 409, 'Un envoi au CRM est en cours pour cette personne. Réessayez dans un instant.'],
  [PersonExpected, 409, "Cette personne a un rendez-vous à venir. Annulez-le d'abord : le conseiller l'attendrait."],
  [KeyInFlight, 409, "Cette demande est déjà en cours d'envoi."],
  [KeyReusedForAnotherBody, 422, 'Cette demande a déjà été envoyée avec un autre contenu.'],
];

/** Which file, and why; who decided, and when; what is missing. */
const SAYS_MORE: readonly ErrorClass[] = [
  PhotoRefused,
  DocumentRefused,
  DocumentUnchecked,
  DecidedMeanwhile,
  NotPublishable,
];

/** By status, for what Fastify and Nest refuse by themselves. */
const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'La demande est illisible.',
  404: 'Cette adresse ne mène à rien.',
  405: "Cette méthode n'est pas permise ici.",
  413: 'La demande est trop longue (64 ko au plus).',
  414: "L'adresse est trop longue.",
  415: 'Le contenu doit être du JSON (application/json).',
  431: 'Les en-têtes sont trop longs.',
};

export const CUT_OFF = 'Le formulaire est arrivé incomplet. Réessayez.';

/** A form cut off on its way: its parser throws plain errors, which nothing but their words tells. */
const BROKEN_FORM = /unexpected end of multipart data$/i;

/** A NUL or half a letter that came as far as the database: it keeps none, whoever sent it sent no text. */
const NO_TEXT = new Set(['22021', '22P05']);

/** Of a form: its size is another matter. */
const TOO_MANY_PARTS = /^FST_(PARTS|FILES|FIELDS)_LIMIT$/;

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof HttpRefusal) return error.refusal;
  // JSON nested deeper than anything could walk; any other RangeError is a fault of ours and stays a 500.
  if (error instanceof RangeError && error.message.includes('call stack'))
    return { status: 400, message: BY_STATUS[400] ?? '' };
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return { status: 400, message: CUT_OFF };
  if (NO_ROOM.has((error as { code?: string }).code ?? ''))
    return { status: 507, message: 'Le disque du serveur est plein : rien n’a été enregistré.' };
  if (NO_TEXT.has((error as { code?: string }).code ?? '')) return { status: 400, message: BY_STATUS[400] ?? '' };
  if ((error as { code?: string }).code === EXCLUDED) return { status: 409, message: SLOT_TAKEN };
  const known = REFUSALS.find(([type]) => error instanceof type);
  if (known) {
    return {
      status: known[1],
      message: (SAYS_MORE.some((type) => error instanceof type) && (error as Error).message) || known[2],
      ...(error instanceof KeyInFlight && { retryAfter: 1 }),
      ...(error instanceof NotPublishable && { checks: error.checks }),
    };
  }
  const { status, statusCode = status, code = '' } = error as { status?: number; statusCode?: number; code?: string };
  // Nothing was stored, or nobody can say: the same call may be repeated. A page whose reading was told so tells it too.
  if (statusCode === 503 || isDatabaseAway(error))
    return {
      status: 503,
      message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
      retryAfter: 1,
    };
  if (TOO_MANY_PARTS.test(code)) return { status: 413, message: 'Trop de fichiers ou de champs à la fois.' };
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, message: BY_STATUS[statusCode] ?? 'La demande est refusée.' };
  return null;
}
