import {
  TEMPLATE_VARIABLES,
  type TemplateValues,
  templateParts,
} from '@pignon/domain/mailbox/templates/template-variables';
import styles from './templates.module.css';

interface TemplatePreviewProps {
  readonly subject: string;
  readonly body: string;
  /** Of the open conversation; undefined where none is open. */
  readonly values: TemplateValues | undefined;
}

/** As a client would read it. What is not known is marked, in words as well. */
export const TemplatePreview = ({ subject, body, values }: TemplatePreviewProps) => (
  <section className={styles.preview} aria-labelledby="template-preview">
    <h3 id="template-preview">Aperçu</h3>
    <p className={styles.hint}>
      {values
        ? 'Avec les valeurs de la conversation ouverte. Ce qui est surligné sera demandé avant l’envoi.'
        : 'Ouvrez une conversation pour voir ses valeurs ici.'}
    </p>
    {subject && (
      <p className={styles.subject}>
        <Filled text={subject} values={values ?? {}} />
      </p>
    )}
    <p className={styles.text}>
      <Filled text={body} values={values ?? {}} />
    </p>
  </section>
);

const Filled = ({ text, values }: { readonly text: string; readonly values: TemplateValues }) =>
  templateParts(text, values).map(({ text: said, variable, missing }, place) =>
    missing ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a part is
      <mark key={place} className={styles.missing} title="Valeur inconnue">
        {Object.hasOwn(TEMPLATE_VARIABLES, variable ?? '')
          ? TEMPLATE_VARIABLES[variable as keyof typeof TEMPLATE_VARIABLES]
          : said}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a part is
      <span key={place}>{said}</span>
    ),
  );
