export interface MailAction {
  readonly label: string;
  readonly url: string;
}

/** What a mail says, apart from how it looks: the HTML and the text part are both made of it. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** A visitor's own words, set apart. */
  readonly quote?: string;
  /** Where to go next: a button, and in the text part its address. */
  readonly action?: MailAction | undefined;
  /** A second way, less wanted. */
  readonly also?: MailAction | undefined;
  readonly closing: readonly string[];
}
