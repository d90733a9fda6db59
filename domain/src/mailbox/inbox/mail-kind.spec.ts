import { bounceReason, readDeliveryReport } from './delivery-report';
import { mailKind, type MailSigns } from './mail-kind';

const signs = (said: Partial<MailSigns> = {}): MailSigns => ({
  autoSubmitted: '',
  precedence: '',
  autoReply: '',
  ...said,
});

test.each([
  [{}, 'answer'],
  [{ autoSubmitted: 'no' }, 'answer'],
  [{ autoSubmitted: 'auto-replied' }, 'automatic'],
  [{ autoSubmitted: 'auto-generated; owner-email="x"' }, 'automatic'],
  [{ precedence: 'bulk' }, 'automatic'],
  [{ precedence: 'auto_reply' }, 'automatic'],
  [{ precedence: 'first-class' }, 'answer'],
  [{ autoReply: 'yes' }, 'automatic'],
] as const)('E11 a mail whose headers say %j is %s', (said, kind) => {
  expect(mailKind(signs(said), null)).toBe(kind);
});

const told = (action: string, status: string) => `Reporting-MTA: dns; mx.exemple.fr

Final-Recipient: rfc822; zoe@exemple.fr
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 unknown
`;
const RETURNED = 'Received: x\r\nMessage-ID: <a1@pignon.example>\r\nSubject: Re\r\n\r\nMessage-ID: <other@x.fr>';

test('E11 a report of a failure is a bounce of the mail that it returns', () => {
  const report = readDeliveryReport(told('failed', '5.1.1'), RETURNED);
  expect(report).toEqual({ action: 'failed', status: '5.1.1', messageId: '<a1@pignon.example>' });
  expect(mailKind(signs(), report)).toBe('bounce');
});

test('E11 a report of a delay is no failure', () => {
  expect(mailKind(signs(), readDeliveryReport(told('delayed', '4.4.1'), RETURNED))).toBe('automatic');
});

test('E11 of several recipients the one that failed counts', () => {
  const both = `${told('delivered', '2.0.0')}\n${told('failed', '5.2.2').split('\n\n')[1]}`;
  expect(readDeliveryReport(both, RETURNED)).toMatchObject({ action: 'failed', status: '5.2.2' });
});

test.each([
  ['5.1.1', 'l’adresse n’existe pas ou n’existe plus (5.1.1)'],
  ['5.2.2', 'la boîte est pleine (5.2.2)'],
  ['5.7.1', 'le serveur du destinataire a refusé le message (5.7.1)'],
  ['4.4.7', 'le serveur du destinataire n’a pas répondu (4.4.7)'],
  ['', 'le serveur du destinataire ne l’a pas remis'],
])('E11 the status %j is told in French', (status, reason) => {
  expect(bounceReason({ status })).toBe(reason);
});
