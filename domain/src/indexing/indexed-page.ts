/** What a page is about. */
export const PAGE_KINDS = ['property', 'city', 'post', 'page'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const PAGE_KIND_LABELS: Readonly<Record<PageKind, string>> = {
  property: 'Bien',
  city: 'Ville',
  post: 'Article',
  page: 'Page',
};

/** Why a page that anybody may open is in no sitemap. */
export const EXCLUSIONS = ['sold', 'rented', 'unavailable', 'noindex'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

export const EXCLUSION_LABELS: Readonly<Record<Exclusion, string>> = {
  sold: 'bien vendu',
  rented: 'bien loué',
  unavailable: 'bien indisponible',
  noindex: 'page hors moteurs',
};

/** What staff look for among pages. */
export const PAGE_PROBLEMS = ['excluded', 'description', 'title'] as const;
export type PageProblem = (typeof PAGE_PROBLEMS)[number];

export const PAGE_PROBLEM_LABELS: Readonly<Record<PageProblem, string>> = {
  excluded: 'Exclue du sitemap',
  description: 'Sans description',
  title: 'Titre en double',
};

export interface IndexedPage {
  /** Its path. */
  readonly id: string;
  readonly kind: PageKind;
  /** What its head tells search engines. */
  readonly robots: 'index' | 'noindex';
  /** ISO 8601; null where no moment is known. */
  readonly updatedAt: string | null;
  readonly inSitemap: boolean;
  readonly excluded: Exclusion | null;
  readonly problems: readonly PageProblem[];
}

export interface IndexationSummary {
  readonly indexable: number;
  readonly inSitemap: number;
  readonly excluded: readonly { readonly why: Exclusion; readonly count: number }[];
  /** Nobody wrote what it is about. */
  readonly undescribed: number;
  /** Pages whose title another one has too. */
  readonly sameTitle: number;
  /** Visits of the last 30 days that found nothing. */
  readonly missed: number;
  readonly redirections: number;
}

export interface Indexation {
  readonly summary: IndexationSummary;
  readonly items: readonly IndexedPage[];
  /** Of all pages of this list. */
  readonly total: number;
}
