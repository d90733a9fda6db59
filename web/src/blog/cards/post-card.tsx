import { type PostCard as Card, postPath, TAGS_OF_A_CARD } from '@pignon/domain/blog/post';
import { Link } from 'wouter';
import { Photo } from '../../site/photo/photo';
import styles from './post-card.module.css';
import { PostFacts } from './post-facts';
import { CARD_PHOTO_SIZES } from './post-photo-sizes';

interface PostCardProps {
  readonly post: Card;
  readonly early?: boolean;
}

/** The title's link covers the whole card. */
export const PostCard = ({ post, early = false }: PostCardProps) => (
  <article className={styles.card}>
    <Photo
      photo={post.photo ?? undefined}
      sizes={CARD_PHOTO_SIZES}
      ratio="16 / 9"
      seed={post.id}
      early={early}
      className={styles.photo}
    />
    <div className={styles.text}>
      {post.tags.length > 0 && (
        <ul className={styles.tags}>
          {post.tags.slice(0, TAGS_OF_A_CARD).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <h3 className={styles.title}>
        <Link href={postPath(post)} draggable={false}>
          {post.title}
        </Link>
      </h3>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <PostFacts post={post} />
    </div>
  </article>
);
