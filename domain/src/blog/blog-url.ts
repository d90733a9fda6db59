/** What the blog's address says. */
export interface BlogState {
  readonly tag?: string;
  readonly search?: string;
  readonly page: number;
}

const MOST_LETTERS = 100;
const tidy = (text: string | null): string =>
  (text ?? '')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS);

/** Whatever cannot be understood is as if it were not there. */
export function readBlogUrl(search: string): BlogState {
  const given = new URLSearchParams(search);
  const [tag, words] = [tidy(given.get('tag')), tidy(given.get('search'))];
  const page = given.get('page') ?? '';
  return {
    ...(tag && { tag }),
    ...(words && { search: words }),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** '' for the beginning of everything. */
export function blogQuery({ tag, search, page }: BlogState): string {
  const query = new URLSearchParams({
    ...(tag && { tag }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query && `?${query}`;
}
