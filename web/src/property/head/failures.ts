interface FailureTexts {
  readonly title: string;
  /** Of the document, where it says more than the heading. */
  readonly tab?: string;
  readonly text: string;
  /** Worth asking again: it may be there after all. */
  readonly passing?: boolean;
}

export const INVALID_ADDRESS: FailureTexts = { title: 'Erreur', text: 'Paramètres URL invalides' };

const NOT_FOUND: FailureTexts = {
  title: 'Erreur',
  tab: 'Propriété non trouvée',
  text: "Cette propriété n'existe pas ou a été supprimée.",
};
const FAILED: FailureTexts = {
  title: 'Erreur',
  text: 'Impossible de charger les détails de cette propriété. Veuillez réessayer plus tard.',
  passing: true,
};

/** M75, M161: what the page says of the status that the API answered; 410 is a removed one. */
export const failureTexts = (status: number): FailureTexts => (status === 404 || status === 410 ? NOT_FOUND : FAILED);
