import { ON_SERVER } from '../app/on-server';
import type { PageRules } from '../app/page-rules';

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
