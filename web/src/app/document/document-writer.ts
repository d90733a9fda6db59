import type { ServedData } from '../../site/document-data';
import { headTags } from './head-tags';
import { embedJson } from './html';
import { afterPhoto, manifest, pageAssets, writtenStyles } from './manifest';
import type { PageHead, RoutePart } from '../../site/page-rules';
import type { Route } from '../../site/route';

interface Written {
  readonly route: Route;
  readonly parts: readonly RoutePart[];
  readonly head: PageHead;
  readonly served: ServedData;
  readonly html: string;
}

const MODULE = /<(?:script type="module"|link rel="modulepreload")/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Fills the markers of index.html. Styles come first, the entry's before the page's: nothing is painted without them.
 * Scripts, which the HTML does without, let them, the font and the first photo pass.
 */
export function documentWriter(template: string, origin: string) {
  const [beforeHead = '', afterHead = ''] = template.split('<!--head-->');
  const [restOfHead = '', body = ''] = afterHead.split('</head>');
  const entryStyles = [...restOfHead.matchAll(STYLESHEET)].map(([, file = '']) => file);
  const entryScripts = restOfHead.replace(STYLESHEET, '');
  const [beforeApp = '', afterApp = ''] = body.split('<!--app-->');
  const [beforeData = '', afterData = ''] = afterApp.split('<!--data-->');

  return ({ route, parts, head, served, html }: Written): string => {
    const { styles, fonts, scripts } = pageAssets(
      manifest,
      [route.page, ...parts].map(({ source }) => source),
    );
    const modules = (entryScripts + scripts).replace(MODULE, '$& fetchpriority="low"');
    return [
      beforeHead,
      writtenStyles([...entryStyles, ...styles]),
      headTags(head, origin),
      fonts,
      head.preload ? afterPhoto(modules) : modules,
      '</head>',
      beforeApp,
      html,
      beforeData,
      `<script type="application/json" id="data">${embedJson(served)}</script>`,
      afterData,
    ].join('');
  };
}
