import { WAY_LABELS } from '@pignon/domain/appointments/meeting-way';
import { ALL_REACTIONS } from '@pignon/domain/journal/all-reactions';
import { THREAD_SOURCE_LABELS } from '@pignon/domain/mailbox/thread-source';
import { THREAD_STATE_LABELS } from '@pignon/domain/mailbox/thread-state';
import { CONSENT_LABELS } from '@pignon/domain/prospects/consents/consent-labels';
import { STAGE_LABELS } from '@pignon/domain/prospects/staff-person';
import { parisDate, parisTime } from '@pignon/domain/shared/text/french';

/** Words of the house's own for what fields of few values say. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  source: THREAD_SOURCE_LABELS,
  told_by: THREAD_SOURCE_LABELS,
  consent: CONSENT_LABELS,
  stage: STAGE_LABELS,
  way: {
    ...WAY_LABELS,
    page: 'Sur la page de désinscription',
    'one-click': 'Par le bouton du programme de messagerie',
  },
  state: {
    ...THREAD_STATE_LABELS,
    booked: 'Réservé',
    cancelled: 'Annulé',
    requested: 'Demandé',
    approved: 'Approuvé',
    refused: 'Refusé',
    revoked: 'Retiré',
  },
  etat: { pending: 'En attente', done: 'Fait', dead: 'Échoué', cancelled: 'Sans objet' },
  kind: {
    request: 'Demande',
    received: 'E-mail reçu',
    sent: 'E-mail envoyé',
    note: 'Note interne',
    event: 'Événement',
  },
};

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value as it is read in French; what has no other words stays as it is kept. */
export function saidValue(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (MOMENT.test(value)) return parisTime(new Date(value));
  if (DAY.test(value)) return parisDate(new Date(value));
  if (name === 'livraison') return ALL_REACTIONS[value]?.label ?? value;
  return WORDS[name]?.[value] ?? value;
}
