/** What a mail server tells of a mail of ours (RFC 3464). */
export interface DeliveryReport {
  readonly action: string;
  /** '5.1.1' */
  readonly status: string;
  /** Of the mail that it is about. */
  readonly messageId: string | null;
}

const field = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'im').exec(text)?.[1]?.trim() ?? '';

/** `told`: the part message/delivery-status; `returned`: the mail that came back, or its headers. Of several recipients, one that failed. */
export function readDeliveryReport(told: string, returned: string): DeliveryReport {
  const recipients = told.split(/\r?\n\s*\r?\n/).filter((part) => /^action:/im.test(part));
  const one = recipients.find((part) => field(part, 'action').toLowerCase() === 'failed') ?? recipients[0] ?? '';
  const [head = ''] = returned.split(/\r?\n\r?\n/);
  return {
    action: field(one, 'action').toLowerCase(),
    status: /\d\.\d{1,3}\.\d{1,3}/.exec(field(one, 'status'))?.[0] ?? '',
    messageId: /<[^<>\s]+>/.exec(/^message-id:\s*([^\r\n]*)/im.exec(head)?.[1] ?? '')?.[0] ?? null,
  };
}

/** RFC 3463, by the second and third number. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^\d\.1\.[1236]$/, 'l’adresse n’existe pas ou n’existe plus'],
  [/^\d\.1\.10$/, 'ce domaine ne reçoit pas d’e-mails'],
  [/^\d\.2\.1$/, 'la boîte est désactivée'],
  [/^\d\.2\.2$/, 'la boîte est pleine'],
  [/^\d\.(?:2|3)\.[34]$/, 'le message est trop volumineux pour cette boîte'],
  [/^\d\.4\./, 'le serveur du destinataire n’a pas répondu'],
  [/^\d\.7\./, 'le serveur du destinataire a refusé le message'],
];

export const bounceReason = ({ status }: Pick<DeliveryReport, 'status'>): string => {
  const said = REASONS.find(([of]) => of.test(status))?.[1] ?? 'le serveur du destinataire ne l’a pas remis';
  return status ? `${said} (${status})` : said;
};
