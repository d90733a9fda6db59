/** Words that staff send often, with variables in them. */
export interface ReplyTemplateFields {
  readonly name: string;
  /** Empty: the reply keeps its own. */
  readonly subject: string;
  readonly body: string;
}

export interface ReplyTemplate extends ReplyTemplateFields {
  readonly id: number;
  readonly version: number;
}
