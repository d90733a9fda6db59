/** The specification's sentences, word for word (M168 to M170). */
export const STEP_TITLES = { 1: 'Vos coordonnées', 2: 'Informations du bien', 3: 'Demande envoyée' } as const;
export type Step = keyof typeof STEP_TITLES;

export const START_FAILED = {
  title: "Une erreur est survenue lors de l'envoi de vos informations",
  text: 'Les données ont été sauvegardées localement. Continuez le formulaire.',
  seconds: 5,
} as const;

export const SENT = {
  title: '🎉 Merci pour votre confiance !',
  text: "Votre demande d'estimation a été envoyée avec succès. Nous vous contacterons sous 48h ouvrées.",
  seconds: 7,
} as const;

export const submitFailed = (reason: 'network' | 'refused', phone: string) => ({
  title: reason === 'network' ? 'Erreur de connexion' : "Erreur lors de l'envoi",
  text: `Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter au ${phone}.`,
  seconds: 8,
});
