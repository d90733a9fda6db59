import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LARGEST_MESSAGE, LARGEST_STATE, NEW_CHAT, readChatState } from '@pignon/domain/chat/chat-state';
import { Public } from '../http/audience';
import { clientAddress } from '../http/client-address';
import { InvalidBody, TooLong } from '../http/errors';
import type { Request } from '../http/request';
import { Assistant, type ChatAnswer } from './assistant';
import { ChatMessageDto } from './chat-messages.dto';
import { MessageLimits } from './message-limits';

/** The assistant (F17). Nothing is kept of a conversation: the browser holds it and brings it along. */
@ApiTags('chat')
@Public()
@Controller('api/chat')
export class ChatMessagesController {
  constructor(
    private readonly assistant: Assistant,
    private readonly limits: MessageLimits,
  ) {}

  @Post('messages')
  @HttpCode(200)
  async message(@Body() { text, criteria, state }: ChatMessageDto, @Req() request: Request): Promise<ChatAnswer> {
    if (Buffer.byteLength(text ?? '') > LARGEST_MESSAGE) throw new TooLong();
    if (Buffer.byteLength(JSON.stringify([state, criteria])) > LARGEST_STATE) throw new TooLong();
    if ((text === undefined) === (criteria === undefined)) throw new InvalidBody({ text: 'Le message est requis' });
    const known = state === undefined ? NEW_CHAT : readChatState(state);
    if (!known) throw new InvalidBody({ state: 'Cette conversation est illisible' });
    const asked = criteria && readChatState({ version: 1, mode: 'search', criteria })?.criteria;
    if (criteria && !asked) throw new InvalidBody({ criteria: 'Ces critères sont illisibles' });
    await this.limits.take(clientAddress(request));
    return asked ? await this.assistant.lookFor(known, asked) : await this.assistant.answer(known, text ?? '');
  }
}
