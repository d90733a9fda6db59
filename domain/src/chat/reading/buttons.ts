/** M102; each is sent as it reads when pressed. */
export const QUICK_BUTTONS = {
  estimation: 'Je veux faire une estimation',
  search: "Besoin d'aide pour trouver un bien",
  other: 'Autre',
} as const;
export const MENU = [QUICK_BUTTONS.estimation, QUICK_BUTTONS.search, QUICK_BUTTONS.other];
/** Always there (F41). */
export const ADVISOR_BUTTON = 'Parler à un conseiller';
