import sanitizeHtml from 'sanitize-html';

const TEXT = [
  'p',
  'br',
  'hr',
  'div',
  'span',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'center',
  'blockquote',
  'pre',
  'code',
];
const WORDS = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'font', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** What names no site would be ours. */
const ABSOLUTE = /^\s*(?:https?:\/\/|mailto:|tel:)/i;

/**
 * What a stranger's mail may show: text, tables, links that open elsewhere, pictures by https. Neither scripts, styles,
 * forms nor frames. Beyond this, the frame in which it is shown runs nothing, and loads no picture before somebody asks.
 */
export const cleanMailHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...TEXT, ...WORDS, ...TABLES, 'a', 'img'],
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height'],
      col: ['span', 'width'],
      table: ['width', 'cellpadding', 'cellspacing', 'align', 'border'],
      td: ['colspan', 'rowspan', 'width', 'align', 'valign'],
      th: ['colspan', 'rowspan', 'width', 'align', 'valign'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 100,
    transformTags: {
      a: (tagName, { href = '', title }) => ({
        tagName,
        attribs: {
          ...(ABSOLUTE.test(href) && { href }),
          ...(title && { title }),
          rel: 'noopener noreferrer nofollow',
          target: '_blank',
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^https:/i.test(attribs.src ?? ''),
  });
