import type { IncomingRequest } from '../mailbox/requests/incoming-request';
import { normaliseEmail } from '../shared/text/email-address';
import { NO_FACTS, type DecidingFacts } from '../mailbox/requests/deciding-facts';
import type { RequestProfile } from './request-profile';

/** A request, before it is known what the house knows of whoever sent it. */
export interface Undecided extends Omit<RequestProfile, 'known' | 'chosenAgentId'> {
  /** Normalised. */
  readonly email: string;
  readonly adviserEmail: string | null;
}

/** The property that it is about says where and what; else the visitor's own words do. */
export const undecided = (
  {
    source,
    email,
    adviserEmail,
    facts,
  }: Pick<IncomingRequest, 'email' | 'adviserEmail' | 'facts'> & Pick<Undecided, 'source'>,
  property: (Partial<DecidingFacts> & { readonly agentId: number | null }) | null,
): Undecided => {
  const { agentId = null, ...about } = property ?? {};
  return {
    ...NO_FACTS,
    ...facts,
    ...about,
    source,
    email: normaliseEmail(email),
    adviserEmail: adviserEmail ?? null,
    propertyAgentId: agentId,
  };
};
