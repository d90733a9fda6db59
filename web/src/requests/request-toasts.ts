import { notify } from '../ui/toasts/toast';
import type { Refusal } from '../forms/use-visitor-form';

/** M163, M164, M165: the texts are the specification's. */
const SECONDS = 5;
const REFUSED = "Une erreur est survenue lors de l'envoi de votre message.";
const UNREACHABLE = 'Impossible de contacter le serveur. Veuillez réessayer plus tard.';

export const MESSAGE_SENT = {
  title: 'Message envoyé !',
  text: 'Votre demande a été envoyée avec succès. Nous vous contacterons très prochainement.',
};

export const tellSent = (sent: { readonly title: string; readonly text: string }): void =>
  notify({ kind: 'success', ...sent, seconds: SECONDS });

export function tellFailed({ reason, error }: Refusal): string {
  const text = reason === 'network' ? UNREACHABLE : (error ?? REFUSED);
  const title = reason === 'network' ? 'Erreur de connexion' : "Erreur lors de l'envoi";
  notify({ kind: 'error', title, text, seconds: SECONDS });
  return text;
}
