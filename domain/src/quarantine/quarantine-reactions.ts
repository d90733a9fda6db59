import type { Reactions } from '../deliveries/reaction';
import { QuarantineReported } from './quarantine-reported';

export const QUARANTINE_REACTIONS = {
  'quarantine.email-agency': { event: QuarantineReported, kind: 'email', label: "E-mail à l'agence" },
} satisfies Reactions;
