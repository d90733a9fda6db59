import { type ComponentType, use } from 'react';
import { online, patiently } from '../lib/network/patiently';
import type { PageRules } from './page-rules';

/** What the file of a page exports. */
interface PageModule {
  readonly default: ComponentType;
  readonly rules: PageRules;
}

/** A page and its rules in a chunk of their own. Once preloaded it renders at once, so neither the server nor hydration waits. */
export type Page = ComponentType & PageFile;

interface PageFile {
  /** On the server its file, from the web room: the key of its chunk in Vite's manifest. */
  readonly source: string;
  preload(): Promise<PageModule>;
  loaded(): PageModule | undefined;
}

/** Waits in its Suspense until the page is there. */
export const usePage = (page: PageFile): PageModule => page.loaded() ?? use(page.preload());

/** `source` is told by the build (page-sources.mts). */
export function lazyPage(load: () => Promise<PageModule>, source = ''): Page {
  let module: PageModule | undefined;
  let coming: Promise<PageModule> | undefined;

  const fetched = async (): Promise<PageModule> => {
    try {
      // Chromium 150 keeps the failure of a module: one that is asked for without a network would never come.
      await online();
      return (module = await patiently(load));
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  const file: PageFile = { source, preload: () => (coming ??= fetched()), loaded: () => module };

  function LazyPage() {
    const { default: Shown } = usePage(file);
    return <Shown />;
  }
  return Object.assign(LazyPage, file);
}
