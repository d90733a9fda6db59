import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const STYLE = {
  fontFamily: "'Segoe UI', Helvetica, Arial, sans-serif",
  fontSize: 16,
  lineHeight: 1.5,
  color: '#161E22',
};

/** A letter as one person writes it to another: its words, a line each, and who wrote it. The same words give the same bytes. */
export function renderLetter(body: string, signature: readonly string[]): { html: string; text: string } {
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
      </body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, text: `${body}\n\n-- \n${signature.join('\n')}\n` };
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
