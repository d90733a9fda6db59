import type { PostChoices, StaffPost } from '@pignon/domain/blog/desk/staff-post';
import { readingTimeOf } from '@pignon/domain/blog/reading-time';
import { useDeferredValue } from 'react';
import { useLocation } from 'wouter';
import { LineField, LinesField } from '../../../staff/form/fields';
import { RecordForm } from '../../../staff/form/record-form';
import { postPaths } from '../../../staff/post-paths';
import { StaffLink } from '../../../staff/staff-link';
import { StaffPage } from '../../../staff/staff-page';
import { PostStatusTag } from '../parts/post-status-tag';
import { ContentField } from './content-field';
import { CoverField } from './cover-field';
import styles from './editor.module.css';
import { Findings } from './findings';
import { GooglePreview } from './google-preview';
import { PostButtons } from './post-buttons';
import { usePostForm } from './use-post-form';

interface PostFormProps {
  readonly post: StaffPost | null;
  readonly choices: PostChoices | undefined;
  readonly onStored: (post: StaffPost) => void;
}

export function PostForm({ post, choices, onStored }: PostFormProps) {
  const [, navigate] = useLocation();
  const { form, stored, take } = usePostForm({ post, onStored, onClose: () => navigate(postPaths.list) });
  const { field, typed, setValue } = form;
  const shown = useDeferredValue(typed);
  const title = post?.title ?? 'Nouvel article';
  const isRead = post?.status === 'published';
  return (
    <StaffPage
      title={title}
      actions={
        <div className={styles.head}>
          {post && <PostStatusTag status={post.status} />}
          <output>{`Temps de lecture : ${readingTimeOf(shown.content)}\u00a0min`}</output>
          <StaffLink href={postPaths.list}>Retour à la liste</StaffLink>
        </div>
      }
    >
      <div className={styles.box}>
        <RecordForm
          title={title}
          form={form}
          saveLabel={isRead ? 'Enregistrer' : 'Enregistrer le brouillon'}
          actions={<PostButtons form={form} post={post} stored={stored} onStored={take} />}
        >
          <LineField {...field('title')} autoComplete="off" required />
          <LineField
            {...field('slug')}
            hint={
              isRead
                ? 'L’ancienne adresse mènera à la nouvelle.'
                : 'Laissez vide : elle sera faite du titre à l’enregistrement.'
            }
            autoComplete="off"
            optional
          />
          <ContentField
            id="content"
            error={field('content').error}
            value={typed.content}
            onChange={(content) => setValue('content', content, { shouldDirty: true })}
          />
          <LinesField
            {...field('excerpt')}
            maxLength={200}
            rows={3}
            hint="200 caractères au plus ; vide, ce sera le début du texte."
          />
          <CoverField
            field={field('imageUrl')}
            url={typed.imageUrl}
            onChange={(imageUrl) => setValue('imageUrl', imageUrl, { shouldDirty: true, shouldValidate: true })}
          />
          <LineField {...field('imageAlt')} hint="Ce que l’image montre, pour qui ne la voit pas." optional />
          <LineField
            {...field('tags')}
            hint="Séparés par des virgules."
            list="tags-known"
            autoComplete="off"
            optional
          />
          <datalist id="tags-known">
            {choices?.tags.map(({ tag }) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </datalist>
          <LineField {...field('author')} list="authors-known" autoComplete="off" optional />
          <datalist id="authors-known">
            {choices?.authors.map((author) => (
              <option key={author} value={author}>
                {author}
              </option>
            ))}
          </datalist>
          <LineField {...field('seoTitle')} hint="Vide : le titre de l’article." autoComplete="off" optional />
          <LinesField {...field('seoDescription')} rows={2} hint="Vide : l’extrait." optional />
          <GooglePreview values={shown} />
          <Findings values={shown} />
        </RecordForm>
      </div>
    </StaffPage>
  );
}
