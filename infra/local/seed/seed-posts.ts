import { postSlugOf } from '@pignon/domain/blog/post-slug';
import { textOfHtml } from '@pignon/domain/blog/reading-time';
import { foldText } from '@pignon/domain/shared/text/slug';
import type { Client } from 'pg';
import { cleanHtml } from '../../src/blog/clean-html';
import { OPEN_FACADES } from './open-facades';
import { BAIL_COMMERCIAL } from './posts/bail-commercial';
import { DROIT_AU_BAIL } from './posts/droit-au-bail';
import { INDEXATION } from './posts/indexation';
import type { PostDraft } from './posts/post-draft';
import { RENDEMENT } from './posts/rendement';
import { TVA } from './posts/tva';
import { VENDRE_MURS_LOUES } from './posts/vendre-murs-loues';

const POSTS: readonly PostDraft[] = [BAIL_COMMERCIAL, INDEXATION, RENDEMENT, DROIT_AU_BAIL, VENDRE_MURS_LOUES, TVA];

/** No-break spaces as French sets them, also between thousands and before units. */
const set = (text: string): string =>
  text
    .replace(/(\d) (?=\d{3}\b)/g, '$1\u202f')
    .replace(/(\d) (?=[€%])/g, '$1\u00a0')
    .replace(/ ([:;!?»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0');

/** The blog of the demonstration, into an empty table. */
export async function seedPosts(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from post limit 1');
  if (rowCount) return;
  for (const { title, excerpt, tags, publishedOn, content } of POSTS) {
    const html = cleanHtml(set(content.trim()));
    await client.query(
      `insert into post (slug, title, excerpt, content, tags, words, published_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [
        postSlugOf(title),
        set(title),
        set(excerpt),
        html,
        tags,
        foldText([title, excerpt, ...tags, textOfHtml(html)].join(' ')),
        `${publishedOn}T08:00:00+02:00`,
      ],
    );
  }
  await givePostsPhotos(client);
}

/** Once façades are drawn; always the same one for the same title, and another for the next. */
export async function givePostsPhotos(client: Client): Promise<void> {
  await client.query(
    `with facade as (
       select '/media/' || key || '.jpg' as url, row_number() over (order by md5(key)) as place
       from photo where ${OPEN_FACADES}
     ), bare as (
       select id, row_number() over (order by slug) as place from post where image_url is null and slug = any($1)
     )
     update post set image_url = facade.url from bare join facade using (place) where post.id = bare.id`,
    [POSTS.map(({ title }) => postSlugOf(title))],
  );
}
