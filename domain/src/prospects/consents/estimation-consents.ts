/** F10: beside the button of each step. */
export const ESTIMATION_CONTACT_CONSENT = {
  version: 'estimation-contact-1',
  text: 'Vos coordonnées nous sont transmises dès cette étape pour traiter votre demande.',
} as const;

export const ESTIMATION_PROPERTY_CONSENT = {
  version: 'estimation-property-1',
  text: 'Ces informations servent à établir votre estimation.',
} as const;
