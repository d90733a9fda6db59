import { escapeXml } from '../http/xml';

interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly publishedAt: string;
}

interface Feed {
  readonly name: string;
  readonly origin: string;
  readonly items: readonly FeedItem[];
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
/** RFC 822 with four digits of the year, as RSS 2.0 wants it. */
const date = (iso: string): string => element('pubDate', new Date(iso).toUTCString());

const itemXml = ({ url, title, excerpt, tags, publishedAt }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('description', excerpt),
    ...tags.map((tag) => element('category', tag)),
    date(publishedAt),
    '</item>',
  ].join('');

/** RSS 2.0: what is new, and where to read it. */
export const feedXml = ({ name, origin, items }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `Le blog | ${name}`),
    element('link', `${origin}/blog`),
    `<atom:link href="${escapeXml(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    element('description', 'Murs et locaux commerciaux : bail, loyer, rendement et vente, expliqués.'),
    element('language', 'fr'),
    ...items.slice(0, 1).map(({ publishedAt }) => date(publishedAt)),
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
