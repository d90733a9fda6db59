import type { ChatReply } from '@pignon/domain/chat/replies/reply';
import { CHAT_TIMING } from '@pignon/domain/chat/replies/chat-texts';

/** M103: how long the assistant seems to write, in milliseconds. */
export function pauseBefore({ pace }: Pick<ChatReply, 'pace'>): number {
  const { typingLeast, typingMost, estimationReply, confirmation } = CHAT_TIMING;
  if (pace === 'estimation') return estimationReply;
  if (pace === 'confirmation') return confirmation;
  return typingLeast + Math.random() * (typingMost - typingLeast);
}
