import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { LARGEST_MESSAGE, LARGEST_STATE, NEW_CHAT, readChatState } from '@pignon/domain/chat/chat-state';
import { Public } from '../http/access/audience';
import { clientAddress } from '../http/intake/client-address';
import { InvalidBody, TooLong } from '../http/refusals/errors';
import type { Reply, Request } from '../http/request';
import { Assistant, type ChatAnswer } from './assistant';
import { ChatMessageDto } from './chat-messages.dto';
import { sendEvents } from '../http/event-stream';
import { Improviser, type Question } from './improviser';
import { MessageLimits } from './message-limits';

/** The assistant (F17). Nothing is kept of a conversation: the browser holds it and brings it along. */
@ApiTags('chat')
@Public()
@Controller('api/chat')
export class ChatMessagesController {
  constructor(
    private readonly assistant: Assistant,
    private readonly limits: MessageLimits,
    private readonly improviser: Improviser,
  ) {}

  /** JSON; as events where the caller takes them and the answer is written while it is read. */
  @Post('messages')
  @ApiProduces('application/json', 'text/event-stream')
  async message(
    @Body() { text, criteria, state, history = [] }: ChatMessageDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    if (Buffer.byteLength(text ?? '') > LARGEST_MESSAGE) throw new TooLong();
    if (Buffer.byteLength(JSON.stringify([state, criteria])) > LARGEST_STATE) throw new TooLong();
    if ((text === undefined) === (criteria === undefined)) throw new InvalidBody({ text: 'Le message est requis' });
    const known = state === undefined ? NEW_CHAT : readChatState(state);
    if (!known) throw new InvalidBody({ state: 'Cette conversation est illisible' });
    const asked = criteria && readChatState({ version: 1, mode: 'search', criteria })?.criteria;
    if (criteria && !asked) throw new InvalidBody({ criteria: 'Ces critères sont illisibles' });
    const address = clientAddress(request);
    await this.limits.take(address);
    const { unanswered, ...answer } = asked
      ? await this.assistant.lookFor(known, asked)
      : await this.assistant.answer(known, text ?? '');
    void reply.status(200);
    if (!unanswered) return void (await reply.send(answer));
    const events = this.improvised(answer, { address, state: known, history, text: text ?? '' });
    if (request.headers.accept?.includes('text/event-stream')) return await sendEvents(reply, events);
    let last: object = answer;
    for await (const event of events) last = event;
    await reply.send(last);
  }

  /** What may be read so far, then the whole answer: the model's, or the parser's where none may be asked. */
  private async *improvised(
    answer: ChatAnswer,
    question: Question,
  ): AsyncGenerator<ChatAnswer | { readonly soFar: string }> {
    const pieces = this.improviser.answer(question);
    try {
      let next = await pieces.next();
      for (; !next.done; next = await pieces.next()) yield { soFar: next.value };
      yield next.value ? { ...answer, replies: [next.value] } : answer;
    } finally {
      // Nobody reads on: the model need not write on.
      await pieces.return(null);
    }
  }
}
