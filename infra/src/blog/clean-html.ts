import { FRAME_HOSTS, FRAME_ORIGINS } from '@pignon/domain/blog/frame-hosts';
import sanitizeHtml from 'sanitize-html';

const TEXT = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'abbr',
  'code',
];
const BLOCKS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite', 'pre', 'aside', 'figure', 'figcaption'];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const FRAME_ABILITIES = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/**
 * What a post may hold (F63): text, tables, pictures, and frames of a few hosts. Neither scripts nor styles, no handler
 * and no address that runs something. Used on write, and again on read: a row may have come by another way.
 */
export const cleanHtml = (html: string): string =>
  withPressedFrames(
    sanitizeHtml(html, {
      allowedTags: [...TEXT, ...BLOCKS, ...TABLES, 'a', 'img', 'iframe'],
      allowedAttributes: {
        a: ['href', 'title', 'rel'],
        abbr: ['title'],
        img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
        iframe: ['src', 'title', 'width', 'height', 'loading', 'sandbox', 'referrerpolicy', 'allowfullscreen'],
        ol: ['start'],
        col: ['span'],
        th: ['colspan', 'rowspan', 'scope'],
        td: ['colspan', 'rowspan'],
      },
      allowedSchemes: ['https', 'http', 'mailto', 'tel'],
      allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
      allowProtocolRelative: false,
      allowedIframeHostnames: [...FRAME_HOSTS],
      allowIframeRelativeUrls: false,
      disallowedTagsMode: 'discard',
      nestingLimit: 50,
      transformTags: {
        // The page has its own.
        h1: 'h2',
        b: 'strong',
        i: 'em',
        a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }),
        img: (tagName, attribs) => ({
          tagName,
          attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy', decoding: 'async' },
        }),
        iframe: (tagName, { src = '', title, width, height }) => ({
          tagName,
          attribs: {
            src: cookieless(src),
            title: title || 'Vidéo',
            ...(width && { width }),
            ...(height && { height }),
            loading: 'lazy',
            sandbox: FRAME_ABILITIES,
            referrerpolicy: 'strict-origin-when-cross-origin',
            allowfullscreen: '',
          },
        }),
      },
      exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs.src,
    }),
  );

/** The address that YouTube hands out is the one with cookies; its player without them shows the same film. */
function cookieless(src: string): string {
  const [, film, query = ''] =
    /^(?:https?:)?\/\/(?:(?:(?:www|m)\.)?youtube\.com\/(?:embed\/|watch\?v=)|youtu\.be\/)([\w-]+)([?&].*)?$/.exec(
      src,
    ) ?? [];
  return film ? `https://www.youtube-nocookie.com/embed/${film}${query.replace(/^&/, '?')}` : src;
}

const FRAME = /<iframe src="([^"]+)"/g;
const STYLE =
  'html{height:100%}body{margin:0;height:100%;display:grid;place-items:center;background:#0f2e26;font:600 1.1rem system-ui}a{color:#fff;padding:1rem}';

/** Another site hears of a visitor once he presses: until then the frame holds a link to what it would show. */
function withPressedFrames(html: string): string {
  return html.replace(FRAME, (_, src: string) => {
    const origin = FRAME_ORIGINS.find((one) => src.startsWith(`${one}/`));
    if (!origin) return '<iframe';
    const shown = `<style>${STYLE}</style><a href="${src}">Lire la vidéo (${origin.slice('https://'.length)})</a>`;
    return `<iframe src="${src}" srcdoc="${escaped(shown)}"`;
  });
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
