import type { MailAction } from '../mail/mail-content';

/** Where staff answer, and where the answer is seen by whoever stands in for them. */
export const conversationAction = (site: string, threadId: string): MailAction => ({
  label: 'Ouvrir la conversation',
  url: `${site}/admin/messages?id=${threadId}`,
});

export const HOW_TO_ANSWER =
  'Répondez depuis la messagerie : toute l’équipe voit que c’est fait. Répondre à cet e-mail écrit directement à la personne, sans que la demande passe pour traitée.';
