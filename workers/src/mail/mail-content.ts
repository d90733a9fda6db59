/** What a mail says, apart from how it looks: the HTML and the text part are both made of it. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** A visitor's own words, set apart. */
  readonly quote?: string;
  readonly closing: readonly string[];
}
