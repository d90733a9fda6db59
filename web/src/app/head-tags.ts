import { embedJson, escapeHtml } from './html';
import type { PageHead, PreloadedImage } from './route';

/** React would write a <title> into the body; so the head is plain text, written before React's part. */
export function headTags({ title, description, canonical, jsonLd, image, preload }: PageHead, origin: string): string {
  const url = canonical && escapeHtml(origin + canonical);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(url
      ? [`<link rel="canonical" href="${url}">`, meta('property', 'og:url', origin + canonical)]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Pignon'),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(image ? [meta('property', 'og:image', new URL(image, origin || 'http://localhost').href)] : []),
    ...(preload ? [preloadLink(preload)] : []),
    ...(jsonLd
      ? [`<script type="application/ld+json">${embedJson({ '@context': 'https://schema.org', ...jsonLd })}</script>`]
      : []),
  ].join('');
}

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

const preloadLink = ({ src, srcSet, sizes }: PreloadedImage) =>
  `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(src)}"${
    srcSet ? ` imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"` : ''
  }>`;
