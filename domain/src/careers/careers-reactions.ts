import type { Reactions } from '../deliveries/reaction';
import { ApplicationReceived } from './application-received';

export const CAREERS_REACTIONS = {
  'careers.email-agency': { event: ApplicationReceived, kind: 'email', label: "E-mail à l'agence" },
  'careers.email-receipt': { event: ApplicationReceived, kind: 'email', label: 'Accusé de réception' },
} satisfies Reactions;
