import { textOfHtml } from '../reading-time';
import type { PostFields } from './staff-post';

/** As far as search engines show them. */
export const SEO_TITLE_MOST = 60;
export const SEO_DESCRIPTION_MOST = 160;
const WORDS_WANTED = 300;

type Scored = Pick<
  PostFields,
  'title' | 'excerpt' | 'content' | 'imageUrl' | 'imageAlt' | 'tags' | 'seoTitle' | 'seoDescription'
>;

interface Point {
  readonly worth: number;
  /** What to do about it. */
  readonly advice: string;
  readonly reached: (post: Scored) => boolean;
}

/** What a search engine shows of it. */
export const seoTitleOf = ({ seoTitle, title }: Pick<Scored, 'seoTitle' | 'title'>): string => seoTitle || title;
export const seoDescriptionOf = ({ seoDescription, excerpt }: Pick<Scored, 'seoDescription' | 'excerpt'>): string =>
  seoDescription || excerpt;

const POINTS: readonly Point[] = [
  {
    worth: 20,
    advice: `Un titre de 20 à ${SEO_TITLE_MOST} caractères est montré en entier.`,
    reached: (post) => isWithin(seoTitleOf(post), 20, SEO_TITLE_MOST),
  },
  {
    worth: 20,
    advice: `Une description de 70 à ${SEO_DESCRIPTION_MOST} caractères est montrée en entier.`,
    reached: (post) => isWithin(seoDescriptionOf(post), 70, SEO_DESCRIPTION_MOST),
  },
  {
    worth: 20,
    advice: `${WORDS_WANTED} mots au moins : un texte court est peu montré.`,
    reached: ({ content }) => textOfHtml(content).split(' ').length >= WORDS_WANTED,
  },
  { worth: 15, advice: 'Des intertitres partagent le texte.', reached: ({ content }) => /<h2[\s>]/.test(content) },
  {
    worth: 10,
    advice: 'Une image, avec son texte alternatif.',
    reached: (post) => Boolean(post.imageUrl && post.imageAlt),
  },
  {
    worth: 10,
    advice: 'Un lien vers une autre page du site.',
    reached: ({ content }) => /<a [^>]*href="\/(?!\/)/.test(content),
  },
  { worth: 5, advice: 'Un mot-clé au moins.', reached: ({ tags }) => tags.length > 0 },
];

const isWithin = (text: string, least: number, most: number): boolean => text.length >= least && text.length <= most;

/** Of a hundred. */
export const seoScoreOf = (post: Scored): number =>
  POINTS.filter(({ reached }) => reached(post)).reduce((sum, { worth }) => sum + worth, 0);

export const seoAdviceOf = (post: Scored): readonly string[] =>
  POINTS.filter(({ reached }) => !reached(post)).map(({ advice }) => advice);
