import { useVisitorForm } from '../forms/use-visitor-form';
import { postJson, type PostOptions, type Reply } from '../lib/network/post-json';
import { useAgency } from '../site/agency/use-app-settings';
import { notify } from '../ui/toasts/toast';
import { applicationChecks, type ApplicationValues, NOT_KEPT } from './application-fields';

/** The words stay after a failure, and the file too while the page is open. */
export function useApplication() {
  const { phone } = useAgency();
  return useVisitorForm<ApplicationValues>({
    name: 'careers',
    checks: applicationChecks,
    notKept: NOT_KEPT,
    post,
    sent: () =>
      notify({
        kind: 'success',
        title: 'Merci pour votre candidature !',
        text: 'Votre candidature et votre CV sont bien arrivés.',
        seconds: 7,
      }),
    failed(reply, refused) {
      // The fields say what to change: trying the same again would not help.
      if (refused.length > 0) return undefined;
      const text = `Un problème est survenu lors de l'envoi de votre candidature. Veuillez réessayer ou nous contacter au ${phone}.`;
      const title = reply.reason === 'network' ? 'Erreur de connexion' : "Erreur lors de l'envoi";
      notify({ kind: 'error', title, text, seconds: 8 });
      return text;
    },
  });
}

function post({ cv: [cv], spare, ...words }: ApplicationValues, options: PostOptions): Promise<Reply> {
  const body = new FormData();
  for (const [field, text] of Object.entries(words)) body.set(field, text?.trim() ?? '');
  body.set('website', spare ?? '');
  if (cv) body.set('cv', cv);
  return postJson('/api/careers', body, options);
}
