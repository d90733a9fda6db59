import { CONTACT_CONSENT } from './consents/contact-consent';
import { ESTIMATION_CONTACT_CONSENT, ESTIMATION_PROPERTY_CONSENT } from './consents/estimation-consents';
import { OFF_MARKET_CONSENT } from './consents/off-market-consent';
import { PROPOSALS_CONSENT } from './consents/proposals-consent';
import { REQUEST_CONSENT } from './consents/request-consent';

/**
 * What stood beside the button that a visitor pressed. Whoever has agreed has agreed to these words: a text that is changed
 * takes a new version, and the old one stays here as long as somebody who read it is kept.
 */
export const CONSENTS = [
  CONTACT_CONSENT,
  REQUEST_CONSENT,
  OFF_MARKET_CONSENT,
  ESTIMATION_CONTACT_CONSENT,
  ESTIMATION_PROPERTY_CONSENT,
  PROPOSALS_CONSENT,
] as const;

export type ConsentVersion = (typeof CONSENTS)[number]['version'];

/** The proof that stands with a request; when it was given is when the request was. */
export interface Consent {
  readonly version: ConsentVersion;
  /** Path of the page, without a query. */
  readonly page: string;
}
