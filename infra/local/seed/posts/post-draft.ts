/** A post of the demonstration, as an editor would have written it. */
export interface PostDraft {
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  /** '2026-11-12' */
  readonly publishedOn: string;
  readonly content: string;
}
