import type { PageRules } from '../site/page-rules';

/** No canonical: search engines have nothing to find behind the login. */
export const staffRules = (title: string): PageRules => ({
  head: () => ({ title: `${title} | Administration`, description: '' }),
});
