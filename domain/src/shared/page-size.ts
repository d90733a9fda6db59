/** How many rows a list of the back-office shows at once; the first unless another is asked for. */
export const PAGE_SIZES = [25, 50, 100] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

export const DEFAULT_PAGE_SIZE: PageSize = PAGE_SIZES[0];
