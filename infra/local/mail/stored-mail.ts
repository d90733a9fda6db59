export type MailEnvelope = { from: string; to: string[] };

/** What is known of a mail without parsing it. */
export type StoredMail = {
  id: string;
  receivedAt: string;
  messageId: string;
  envelope: MailEnvelope;
  size: number;
  /** null: still on the disk of an earlier run, read when somebody asks. */
  raw: Buffer | null;
};

let counter = 0;

/** Ids sort by arrival, across restarts too, so that a file name is enough to order the files. */
function nextId(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${counter.toString(36).padStart(6, '0')}`;
}

export function storedMail(envelope: MailEnvelope, raw: Buffer): StoredMail {
  return {
    id: nextId(),
    receivedAt: new Date().toISOString(),
    messageId: messageIdOf(raw),
    envelope,
    size: raw.length,
    raw,
  };
}

/** Only the header block is looked at: the body of a mail may quote another Message-ID. */
function messageIdOf(raw: Buffer): string {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.toString('latin1', 0, end < 0 ? Math.min(raw.length, 16_384) : end);
  return /^message-id:\s*(<[^>]*>)/im.exec(head)?.[1] ?? '';
}
