import { ApiProperty } from '@nestjs/swagger';
import { HISTORY } from '@pignon/domain/chat/model/language-model';
import type { PastMessage } from '@pignon/domain/chat/model/model-messages';
import { rule } from '@pignon/domain/shared/rules';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Text } from '../http/input/fields';

/** The body as a whole has its own limit; what is longer than a message is refused by its size in bytes. */
const ANY = rule(64 * 1024, 'Ce message est trop long');

const Plain =
  (message: string): PropertyDecorator =>
  (target, name) => {
    ApiProperty({ type: Object, required: false })(target, name);
    IsOptional()(target, name);
    IsObject({ message })(target, name);
  };

const UNREADABLE = 'Cette conversation est illisible';

class PastMessageDto implements PastMessage {
  @ApiProperty({ enum: ['visitor', 'assistant'] })
  @IsIn(['visitor', 'assistant'], { message: UNREADABLE })
  role!: 'visitor' | 'assistant';

  @Text({ required: rule(0, UNREADABLE), most: rule(5000, UNREADABLE), lines: 'several' })
  text!: string;
}

/** What the visitor writes, or the criteria that are left once he took a chip away. */
export class ChatMessageDto {
  @Text({ most: ANY, lines: 'several', asSaid: true })
  text?: string;

  @Plain('Ces critères sont illisibles')
  criteria?: object;

  /** Where the conversation stands, as the last answer gave it. */
  @Plain(UNREADABLE)
  state?: object;

  /** What was said last, oldest first: for the language model alone. */
  @ApiProperty({ type: [PastMessageDto], required: false })
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => PastMessageDto)
  @ArrayMaxSize(HISTORY.messages, { message: UNREADABLE })
  @IsArray({ message: UNREADABLE })
  history?: PastMessageDto[];
}
