import { ON_SERVER } from '../../lib/on-server';
import type { PageRules } from '../../site/page-rules';

export const textRules = (
  path: string,
  title: string,
  description: string,
  load: readonly string[] = [],
  jsonLd?: object,
): PageRules => ({
  load: () => load,
  head: () => ({
    title: `${title} | Pignon`,
    description,
    canonical: path,
    ...(ON_SERVER && jsonLd && { jsonLd }),
  }),
});
