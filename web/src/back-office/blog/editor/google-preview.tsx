import { seoAdviceOf, seoDescriptionOf, seoScoreOf, seoTitleOf } from '@pignon/domain/blog/desk/seo-score';
import { postSlugOf } from '@pignon/domain/blog/post-slug';
import styles from './editor.module.css';
import { bodyOf, type PostValues } from './post-values';

/** As a search engine may show it, and what it would rather have. */
export function GooglePreview({ values }: { readonly values: PostValues }) {
  const post = bodyOf(values);
  const advice = seoAdviceOf(post);
  return (
    <section className={styles.aside} aria-labelledby="apercu-google">
      <h2 id="apercu-google">Aperçu Google</h2>
      <div className={styles.google}>
        <p className={styles.address}>
          {window.location.host} › blog › {postSlugOf(post.slug || post.title)}
        </p>
        <p className={styles.found}>{seoTitleOf(post) || 'Titre de l’article'} | Pignon</p>
        <p>{seoDescriptionOf(post) || 'L’extrait de l’article.'}</p>
      </div>
      <p>
        <b>{`SEO : ${seoScoreOf(post)} / 100`}</b>
      </p>
      {advice.length > 0 && (
        <ul>
          {advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
