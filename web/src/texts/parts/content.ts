import type { Question } from '../../ui/questions';

/** What a text page says, from known facts only (F67). */
export interface TextContent {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly TextSection[];
  readonly calls: readonly Call[];
}

export interface TextSection {
  readonly heading: string;
  /** What a link inside the page names it by. */
  readonly id?: string;
  readonly paragraphs?: readonly string[];
  /** In an order that counts: numbered. */
  readonly steps?: readonly Point[];
  readonly points?: readonly Point[];
  readonly questions?: readonly Question[];
}

export interface Point {
  readonly title: string;
  readonly text: string;
  /** Where it is told at length: its title leads there. */
  readonly href?: string;
}

/** Where the page leads; the first is the main one. */
export interface Call {
  readonly label: string;
  readonly href: string;
}
