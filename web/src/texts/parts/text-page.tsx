import { typeset } from '@pignon/domain/shared/text/typeset';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Breadcrumb } from '../../site/breadcrumb';
import { ButtonLink } from '../../ui/button';
import { NumberedSteps } from '../../ui/numbered-steps';
import type { TextContent, TextSection } from './content';
import { Questions } from '../../ui/questions';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly content: TextContent;
  /** What comes before the text. */
  readonly first?: ReactNode;
  /** What comes after it. */
  readonly children?: ReactNode;
}

/** A page of text: what is offered, how it goes, and the form that it leads to. */
export function TextPage({ content: { title, lead, sections, calls }, first, children }: TextPageProps) {
  return (
    <main id="contenu" className={styles.page}>
      <Breadcrumb current={title} />
      <header className={styles.heading}>
        <h1>{typeset(title)}</h1>
        <p>{typeset(lead)}</p>
        <Calls calls={calls} />
      </header>
      {first}
      {sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
      {children}
    </main>
  );
}

function Calls({ calls }: Pick<TextContent, 'calls'>) {
  if (calls.length === 0) return null;
  return (
    <p className={styles.calls}>
      {calls.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} look={index === 0 ? 'primary' : 'ghost'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}

function Section({
  section: { heading, id, paragraphs = [], steps = [], points = [], questions = [] },
}: {
  section: TextSection;
}) {
  return (
    <section id={id} className={styles.section}>
      <h2>{heading}</h2>
      <div className={styles.body}>
        {paragraphs.map((text) => (
          <p key={text}>{typeset(text)}</p>
        ))}
        {steps.length > 0 && <NumberedSteps steps={steps} />}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map(({ title, text, href }) => (
              <li key={title}>
                <h3>{href ? <Link href={href}>{typeset(title)}</Link> : typeset(title)}</h3>
                <p>{typeset(text)}</p>
              </li>
            ))}
          </ul>
        )}
        {questions.length > 0 && <Questions questions={questions} />}
      </div>
    </section>
  );
}
