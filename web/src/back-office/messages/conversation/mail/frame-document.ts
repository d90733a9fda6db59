const STYLE =
  'body{margin:0;padding:12px;color:#161e22;background:#fff;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}blockquote{margin:0 0 0 8px;padding-left:8px;border-left:2px solid #c5ccd0}';

/** A cleaned layout has no '>' within a tag. */
const PICTURE = /<img\b[^>]*>/gi;

/**
 * What a mail's frame holds. Its own rules allow nothing but its text, and pictures once somebody asked for them: whoever
 * wrote it learns by them when, and from where, it is read. Until then they are not there at all: a browser looks ahead for
 * pictures before it has read the rules.
 */
export const frameDocument = (html: string, images: boolean): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src ${images ? 'https:' : "'none'"}; form-action 'none'; base-uri 'none'"><meta name="referrer" content="no-referrer"><title>E-mail</title><style>${STYLE}</style></head><body>${images ? html : html.replace(PICTURE, '')}</body></html>`;
