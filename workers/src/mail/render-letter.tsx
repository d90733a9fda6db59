import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const STYLE = {
  fontFamily: "'Segoe UI', Helvetica, Arial, sans-serif",
  fontSize: 16,
  lineHeight: 1.5,
  color: '#161E22',
};

const LEAVE = 'Ne plus recevoir de propositions';

/** A letter as one person writes it to another: its words, a line each, and who wrote it. The same words give the same bytes. */
export function renderLetter(
  body: string,
  signature: readonly string[],
  unsubscribe?: string,
): { html: string; text: string } {
  const html = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
      </head>
      <body style={STYLE}>
        {body.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>
            <Lines of={paragraph.split('\n')} />
          </p>
        ))}
        <p>
          <Lines of={signature} />
        </p>
        {unsubscribe && (
          <p>
            <a href={unsubscribe}>{LEAVE}</a>
          </p>
        )}
      </body>
    </html>,
  );
  const foot = unsubscribe ? `\n${LEAVE} : ${unsubscribe}\n` : '';
  return { html: `<!doctype html>${html}`, text: `${body}\n\n-- \n${signature.join('\n')}\n${foot}` };
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
