/**
 * What stood beside the button that a visitor pressed. Whoever has agreed has agreed to these words: a text that is changed
 * takes a new version, and the old one stays here as long as somebody who read it is kept.
 */
export const CONSENT_TEXTS = {
  'contact-1': 'En envoyant ce message, vous acceptez que Pignon utilise ces informations pour vous répondre.',
  'request-1': 'En envoyant cette demande, vous acceptez que Pignon utilise ces informations pour vous répondre.',
  'off-market-1': 'En vous inscrivant, vous acceptez que Pignon utilise ces informations pour étudier votre demande.',
  'estimation-contact-1': 'Vos coordonnées nous sont transmises dès cette étape pour traiter votre demande.',
  'estimation-property-1': 'Ces informations servent à établir votre estimation.',
} as const;

export type ConsentVersion = keyof typeof CONSENT_TEXTS;

export const CONSENT_VERSIONS = Object.keys(CONSENT_TEXTS) as readonly ConsentVersion[];

/** The proof that stands with a request; when it was given is when the request was. */
export interface Consent {
  readonly version: ConsentVersion;
  /** Path of the page, without a query. */
  readonly page: string;
}
