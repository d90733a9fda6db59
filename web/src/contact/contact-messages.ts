import type { Reply } from '../lib/network/post-json';
import { notify } from '../ui/toasts/toast';

/** M166, M167: the texts are the specification's. */
export function tellSuccess(): void {
  notify({
    kind: 'success',
    title: '🎉 Merci pour votre message !',
    text: 'Votre demande a été envoyée avec succès. Notre équipe vous répondra dans les 24 heures ouvrées.',
    seconds: 7,
  });
}

export function tellFailure({ reason }: Reply & { ok: false }, text: string): void {
  notify({
    kind: 'error',
    title: reason === 'network' ? 'Erreur de connexion' : "Erreur lors de l'envoi",
    text,
    seconds: 8,
  });
}

export const failureText = (phone: string): string =>
  `Un problème est survenu lors de l'envoi de votre message. Veuillez réessayer ou nous contacter au ${phone}.`;
