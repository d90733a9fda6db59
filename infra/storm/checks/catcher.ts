import type { House } from '../house';

interface Caught {
  readonly id: string;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
}

/** What was sent to one address, newest first. */
export async function mailsTo({ system }: House, email: string): Promise<readonly Caught[]> {
  const answer = await fetch(`${system.mailUrl}/api/envelopes?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as Caught[];
}

/** As whoever got the mail would answer it. */
export async function answerMail({ system }: House, { id }: Caught, text: string): Promise<void> {
  const answer = await fetch(`${system.mailUrl}/api/messages/${id}/answers`, {
    method: 'POST',
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new Error(`answers: ${answer.status} ${await answer.text()}`);
}
