import { ApiProperty } from '@nestjs/swagger';
import { attachmentRules } from '@pignon/domain/mailbox/attachment-rules';
import { mentionRules } from '@pignon/domain/mailbox/mentions/mention';
import { mailboxRules } from '@pignon/domain/mailbox/mailbox-rules';
import { type Folder, FOLDERS, THREAD_STATES, type ThreadState } from '@pignon/domain/mailbox/thread-state';
import { openFault } from '@pignon/domain/mailbox/templates/template-variables';
import type { PageSize } from '@pignon/domain/shared/page-size';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { Choice, Email, Text } from '../http/input/fields';
import { Page, Rows } from '../http/input/page';

const State = (): PropertyDecorator => Choice(THREAD_STATES, 'Cet état est inconnu', { optional: true });

const Unread = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Boolean, required: false }),
    IsOptional(),
    IsBoolean({ message: '« unread » doit être vrai ou faux' }),
  );

/** A number of a row of ours, or null for none. */
const RowNumber = (message: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Number, required: false, nullable: true }),
    IsOptional(),
    Max(2 ** 31 - 1, { message }),
    Min(1, { message }),
    IsInt({ message }),
  );

const Version = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: Number }), IsInt({ message: 'La version est un nombre' }));

export class ThreadsQuery {
  @Choice(FOLDERS, 'Ce dossier est inconnu', { optional: true })
  folder?: Folder;

  @Text({ most: mailboxRules.search, asSaid: true })
  q?: string;

  @Choice(['last', 'due'], 'Ce tri est inconnu', { optional: true })
  sort?: 'last' | 'due';

  @Page()
  page?: number;

  @Rows()
  pageSize?: PageSize;
}

export class ThreadChangeDto {
  @Version()
  version!: number;

  @State()
  state?: ThreadState;

  @RowNumber('Ce conseiller est inconnu')
  agentId?: number | null;

  @RowNumber('Ce bien est inconnu')
  propertyId?: number | null;

  @Unread()
  unread?: boolean;
}

export class ThreadsChangeDto {
  @ApiProperty({ type: [String] })
  @IsUUID('all', { each: true, message: 'Une conversation de la liste est inconnue' })
  @ArrayMaxSize(mailboxRules.atOnce.value, { message: mailboxRules.atOnce.message })
  @ArrayMinSize(1, { message: 'Choisissez au moins une conversation' })
  @IsArray({ message: 'La liste des conversations est illisible' })
  ids!: string[];

  @State()
  state?: ThreadState;

  @RowNumber('Ce conseiller est inconnu')
  agentId?: number | null;

  @Unread()
  unread?: boolean;
}

/** No client reads '{{prenom}}'. */
const NothingOpen = (): PropertyDecorator =>
  ValidateBy({
    name: 'nothingOpen',
    validator: {
      validate: (value) => typeof value !== 'string' || openFault(value) === undefined,
      defaultMessage: (told) => openFault(String(told?.value)) ?? '',
    },
  });

/** Files that were added before, by their ids. */
const Attachments = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String], required: false }),
    IsOptional(),
    IsUUID('all', { each: true, message: 'Une pièce jointe est inconnue' }),
    ArrayMaxSize(attachmentRules.most.value, { message: attachmentRules.most.message }),
    IsArray({ message: 'La liste des pièces jointes est illisible' }),
  );

export class ReplyDto {
  @Version()
  version!: number;

  @NothingOpen()
  @Text({ required: mailboxRules.body.required, most: mailboxRules.body.most, lines: 'several', asSaid: true })
  body!: string;

  @NothingOpen()
  @Text({ most: mailboxRules.subject, asSaid: true })
  subject?: string;

  @Choice(['answered', 'waiting'], 'Cet état est inconnu', { optional: true })
  nextState?: 'answered' | 'waiting';

  @Attachments()
  attachments?: string[];

  /** The draft that it was made of. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  @IsUUID('all', { message: 'Ce brouillon est inconnu' })
  proposal?: string;
}

export class ForwardDto {
  @Email(mailboxRules.to)
  to!: string;

  @NothingOpen()
  @Text({ required: mailboxRules.subjectRequired, most: mailboxRules.subject, asSaid: true })
  subject!: string;

  @NothingOpen()
  @Text({ required: mailboxRules.body.required, most: mailboxRules.body.most, lines: 'several', asSaid: true })
  body!: string;

  @Attachments()
  attachments?: string[];
}

/** Colleagues by their accounts. */
const Mentions = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String], required: false }),
    IsOptional(),
    IsUUID('all', { each: true, message: mentionRules.unknown }),
    ArrayMaxSize(mentionRules.most.value, { message: mentionRules.most.message }),
    IsArray({ message: 'La liste des mentions est illisible' }),
  );

export class NoteDto {
  @Mentions()
  mentions?: string[];

  @Text({ required: mailboxRules.body.required, most: mailboxRules.body.most, lines: 'several', asSaid: true })
  body!: string;
}
