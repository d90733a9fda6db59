import type { PageRules } from '../app/page-rules';

export const textRules = (
  path: string,
  title: string,
  description: string,
  load: readonly string[] = [],
): PageRules => ({
  load: () => load,
  head: () => ({ title: `${title} | Pignon`, description, canonical: path }),
});
