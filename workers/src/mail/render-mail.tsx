import { typeset } from '@pignon/domain/shared/text/typeset';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './mail-content';
import { MailLayout } from './mail-layout';

/** The same content gives the same bytes: no date, no random id is added. */
export function renderMail(brand: string, content: MailContent): { html: string; text: string } {
  const typeset = withFrenchSpacing(content);
  return {
    html: `<!doctype html>${renderToStaticMarkup(<MailLayout brand={brand} content={typeset} />)}`,
    text: asText(brand, typeset),
  };
}

const withFrenchSpacing = (content: MailContent): MailContent => ({
  ...content,
  title: typeset(content.title),
  paragraphs: content.paragraphs.map(typeset),
  closing: content.closing.map(typeset),
});

function asText(brand: string, { title, paragraphs, facts, quote, action, also, closing }: MailContent): string {
  const blocks = [
    title,
    ...paragraphs,
    facts?.map(([label, value]) => `${label}\u00a0: ${value}`).join('\n'),
    quote
      ?.split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    action && `${action.label}\u00a0: ${action.url}`,
    also && `${also.label}\u00a0: ${also.url}`,
    closing.join('\n'),
    `-- \n${brand}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
