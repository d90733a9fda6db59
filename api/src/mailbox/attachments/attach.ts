import { attachmentsFault } from '@pignon/domain/mailbox/attachment-rules';
import type { ThreadAttachments } from '@pignon/infra/mailbox/attachments/thread-attachments';
import { InvalidBody } from '../../http/refusals/errors';

interface Along {
  readonly threadId: string;
  /** The mail that they go along with. */
  readonly entry: string;
  readonly ids: readonly string[] | undefined;
}

const GONE = 'Une pièce jointe n’est plus là\u00a0: ajoutez-la de nouveau';

/** All of them, or the mail is not written. */
export async function attach(attachments: ThreadAttachments, { threadId, entry, ids = [] }: Along): Promise<void> {
  const wanted = [...new Set(ids)];
  const found = await attachments.claim(threadId, wanted, entry);
  const fault = found.length < wanted.length ? GONE : attachmentsFault(found);
  if (fault) throw new InvalidBody({ attachments: fault });
}
