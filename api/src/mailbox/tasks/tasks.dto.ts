import { ApiProperty } from '@nestjs/swagger';
import { taskRules } from '@pignon/domain/mailbox/tasks/thread-task';
import { IsBoolean, IsISO8601, IsUUID, Matches } from 'class-validator';
import { Text } from '../../http/input/fields';

export class TaskDto {
  /** Made with the form: sent again, it is the same task. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('all', { message: 'La tâche est illisible' })
  id!: string;

  @Text({ required: taskRules.title.required, most: taskRules.title.most, asSaid: true })
  title!: string;

  @IsISO8601({ strict: true }, { message: taskRules.dueOn.message })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: taskRules.dueOn.message })
  @Text({ most: taskRules.dueOn, empty: null })
  dueOn?: string | null;

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('all', { message: taskRules.who })
  accountId!: string;
}

export class TaskStateDto {
  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: '« done » doit être vrai ou faux' })
  done!: boolean;
}
