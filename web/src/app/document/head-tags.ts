import { NEUTRAL_PICTURE, SOCIAL_PICTURE, SOCIAL_PICTURES } from '@pignon/domain/sheets/social-picture';
import { embedJson, escapeHtml } from './html';
import type { PageHead, PreloadedImage } from '../../site/page-rules';

/** React would write a <title> into the body; so the head is plain text, written before React's part. */
export function headTags(
  { title, description, canonical, jsonLd, image = NEUTRAL_PICTURE, feed, preload }: PageHead,
  origin: string,
): string {
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
    ...(image ? pictureTags(image, origin || 'http://localhost') : []),
    ...(feed ? [`<link rel="alternate" type="application/rss+xml" title="Le blog" href="${escapeHtml(feed)}">`] : []),
    ...(preload ? [preloadLink(preload)] : []),
    ...(jsonLd
      ? [
          `<script type="application/ld+json">${embedJson(absolute({ '@context': 'https://schema.org', ...jsonLd }, origin))}</script>`,
        ]
      : []),
  ].join('');
}

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

/** Of a picture that staff chose nobody knows the size, and it may be no address at all. */
function pictureTags(image: string, origin: string): string[] {
  if (!URL.canParse(image, origin)) return [];
  const isDrawn = image.startsWith(SOCIAL_PICTURES);
  return [
    meta('property', 'og:image', new URL(image, origin).href),
    ...(isDrawn
      ? [
          meta('property', 'og:image:width', String(SOCIAL_PICTURE.width)),
          meta('property', 'og:image:height', String(SOCIAL_PICTURE.height)),
        ]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

const preloadLink = ({ src, srcSet, sizes }: PreloadedImage) =>
  `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(src)}"${
    srcSet ? ` imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"` : ''
  }>`;

/** Search engines want whole addresses; pages only know paths. */
function absolute(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string') return ADDRESSES.has(key) && value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => absolute(item, origin, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, absolute(inner, origin, name)]));
}

const ADDRESSES: ReadonlySet<string> = new Set(['url', 'image', '@id', 'item']);
