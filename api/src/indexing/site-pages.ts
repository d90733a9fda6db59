/** Pages that exist for everybody besides cities, properties and posts. A new public page is one line here too. */
export const SITE_PAGES = ['/', '/nos-biens', '/off-market', '/blog', '/contact', '/estimation-gratuite'] as const;
