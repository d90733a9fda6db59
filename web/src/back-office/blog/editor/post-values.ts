import type { PostFields, StaffPost } from '@pignon/domain/blog/desk/staff-post';
import { postRules } from '@pignon/domain/blog/post-rules';
import { imageAddress } from '@pignon/domain/shared/image-address';
import type { FieldChecks } from '../../../staff/form/use-record-form';

/** As it is typed. */
export type PostValues = {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly content: string;
  readonly imageUrl: string;
  readonly imageAlt: string;
  /** 'Bail commercial, ILC' */
  readonly tags: string;
  readonly author: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
};

export const tagsIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const most = ({ value, message }: { readonly value: number; readonly message: string }) => ({
  maxLength: { value, message },
});

const tagsFault = (typed: unknown): true | string => {
  const tags = tagsIn(String(typed));
  if (tags.length > postRules.mostTags.value) return postRules.mostTags.message;
  return tags.every((tag) => tag.length <= postRules.longestTag.value) || postRules.longestTag.message;
};

/** Their labels, and what is wrong with them before the server is asked; in the order of the form. */
export const POST_FIELDS: FieldChecks<PostValues> = {
  title: {
    label: 'Titre',
    check: {
      validate: (text: unknown) => String(text).trim().length >= postRules.title.value || postRules.title.message,
      ...most(postRules.longestTitle),
    },
  },
  slug: { label: 'Adresse (slug)', check: most(postRules.longestSlug) },
  excerpt: { label: 'Extrait', check: most(postRules.longestExcerpt) },
  content: { label: 'Contenu', check: most(postRules.longestContent) },
  imageUrl: {
    label: 'Image',
    check: {
      validate: (text: unknown) =>
        text === '' || imageAddress.form.value.test(String(text).trim()) || imageAddress.form.message,
      ...most(imageAddress.most),
    },
  },
  imageAlt: { label: 'Texte alternatif de l’image', check: most(postRules.longestAlt) },
  tags: { label: 'Tags', check: { validate: tagsFault } },
  author: { label: 'Auteur', check: most(postRules.longestAuthor) },
  seoTitle: { label: 'Titre pour les moteurs', check: most(postRules.longestSeoTitle) },
  seoDescription: { label: 'Description pour les moteurs', check: most(postRules.longestSeoDescription) },
};

export const NO_POST: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  imageUrl: '',
  imageAlt: '',
  tags: '',
  author: '',
  seoTitle: '',
  seoDescription: '',
};

export const valuesOf = (post: StaffPost): PostValues => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: post.content,
  imageUrl: post.imageUrl ?? '',
  imageAlt: post.imageAlt,
  tags: post.tags.join(', '),
  author: post.author,
  seoTitle: post.seoTitle,
  seoDescription: post.seoDescription,
});

/** What the api is sent; an empty text takes a value back, an empty address is made of the title. */
export const bodyOf = (values: PostValues): PostFields => ({
  title: values.title.trim(),
  slug: values.slug.trim(),
  excerpt: values.excerpt.trim(),
  content: values.content,
  imageUrl: values.imageUrl.trim() || null,
  imageAlt: values.imageAlt.trim(),
  tags: tagsIn(values.tags),
  author: values.author.trim(),
  seoTitle: values.seoTitle.trim(),
  seoDescription: values.seoDescription.trim(),
});
