import type { PostFields } from '@pignon/domain/blog/desk/staff-post';
import { textOfHtml } from '@pignon/domain/blog/reading-time';
import { foldText } from '@pignon/domain/shared/text/slug';
import { cleanHtml } from './clean-html';

/** What staff write of one; what is absent stays as it is, null takes it back. */
export type PostChanges = { readonly [Name in keyof PostFields]?: PostFields[Name] | null | undefined };

export const BLANK: Omit<PostFields, 'slug'> = {
  title: '',
  content: '',
  excerpt: '',
  imageUrl: null,
  imageAlt: '',
  tags: [],
  author: '',
  seoTitle: '',
  seoDescription: '',
};

export const withChanges = (before: Omit<PostFields, 'slug'>, changes: PostChanges): Omit<PostFields, 'slug'> => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value ?? BLANK[name as keyof typeof BLANK]]],
    ),
  ),
});

const EXCERPT_LENGTH = 200;

/** By column, what is stored of what was received; its address apart, which somebody else may have. */
export function writtenPost(fields: Omit<PostFields, 'slug'>): Readonly<Record<string, unknown>> {
  const content = cleanHtml(fields.content);
  const text = textOfHtml(content);
  const tags = [...new Set(fields.tags.map((tag) => tag.trim()).filter(Boolean))];
  return {
    title: fields.title,
    content,
    excerpt: fields.excerpt || shortened(text),
    image_url: fields.imageUrl,
    image_alt: fields.imageAlt,
    tags,
    author: fields.author,
    seo_title: fields.seoTitle,
    seo_description: fields.seoDescription,
    words: foldText([fields.title, fields.excerpt, ...tags, text].join(' ')),
  };
}

function shortened(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
