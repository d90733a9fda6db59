import { useEffect } from 'react';
import type { PageHead } from './page-rules';

/** Keeps the document's head true after a client navigation; a page calls it again when late data changes its title. */
export function usePageHead({ title, description, canonical }: PageHead): void {
  useEffect(() => {
    document.title = title;
    setMeta('description', description);
    setMeta('robots', canonical ? undefined : 'noindex');
    setCanonical(canonical);
  }, [title, description, canonical]);
}

function setMeta(name: string, content: string | undefined) {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

function setCanonical(path: string | undefined) {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === undefined) return found?.remove();
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = new URL(path, found?.href ?? window.location.origin).href;
}
