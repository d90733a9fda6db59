import { ApiProperty } from '@nestjs/swagger';
import { rule } from '@pignon/domain/shared/rules';
import { IsObject, IsOptional } from 'class-validator';
import { Text } from '../http/fields';

/** The body as a whole has its own limit; what is longer than a message is refused by its size in bytes. */
const ANY = rule(64 * 1024, 'Ce message est trop long');

const Plain =
  (message: string): PropertyDecorator =>
  (target, name) => {
    ApiProperty({ type: Object, required: false })(target, name);
    IsOptional()(target, name);
    IsObject({ message })(target, name);
  };

/** What the visitor writes, or the criteria that are left once he took a chip away. */
export class ChatMessageDto {
  @Text({ most: ANY, lines: 'several' })
  text?: string;

  @Plain('Ces critères sont illisibles')
  criteria?: object;

  /** Where the conversation stands, as the last answer gave it. */
  @Plain('Cette conversation est illisible')
  state?: object;
}
