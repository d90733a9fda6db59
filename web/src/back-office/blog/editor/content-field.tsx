import { postRules } from '@pignon/domain/blog/post-rules';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../site/lazy-part';
import { LinesField } from '../../../staff/form/fields';
import { StaffButton } from '../../../staff/staff-button';
import styles from './editor.module.css';
import { unknownTags } from './shown-by-editor';

/** In a chunk of its own: whoever reads a list does not load an editor. */
const RichText = lazyPart(() => import('./rich/rich-text'));

interface ContentFieldProps {
  readonly id: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** The text of a post, as it will look or as HTML. */
export function ContentField({ id, error, value, onChange }: ContentFieldProps) {
  const lost = unknownTags(value);
  const [asHtml, setAsHtml] = useState(lost.length > 0);
  return (
    <section className={styles.content} aria-labelledby={`${id}-title`}>
      <div className={styles.contentHead}>
        <h2 id={`${id}-title`}>Contenu</h2>
        <StaffButton aria-pressed={asHtml} disabled={asHtml && lost.length > 0} onClick={() => setAsHtml(!asHtml)}>
          Vue HTML
        </StaffButton>
      </div>
      {asHtml && lost.length > 0 && (
        <p>
          {`Ce texte contient ce que l’éditeur visuel ne sait pas montrer (${lost.join(', ')}) : il s’écrit en HTML, et rien n’en est perdu.`}
        </p>
      )}
      {asHtml ? (
        <LinesField
          id={id}
          label="Contenu en HTML"
          error={error}
          hint="Ce que le site n’admet pas est retiré à l’enregistrement."
          rows={18}
          maxLength={postRules.longestContent.value}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Suspense fallback={<output>Chargement de l’éditeur...</output>}>
          <RichText id={id} value={value} onChange={onChange} error={error} />
        </Suspense>
      )}
    </section>
  );
}
