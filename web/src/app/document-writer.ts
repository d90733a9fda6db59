import type { ServedData } from './document-data';
import { headTags } from './head-tags';
import { embedJson } from './html';
import { manifest, pageAssets } from './manifest';
import type { PageHead, Route, RoutePart } from './route';

interface Written {
  readonly route: Route;
  readonly parts: readonly RoutePart[];
  readonly head: PageHead;
  readonly served: ServedData;
  readonly html: string;
}

/** Fills the markers of index.html. The page's stylesheets come after the entry's, which declares the order of the layers. */
export function documentWriter(template: string, origin: string) {
  const [beforeHead = '', afterHead = ''] = template.split('<!--head-->');
  const [restOfHead = '', body = ''] = afterHead.split('</head>');
  const [beforeApp = '', afterApp = ''] = body.split('<!--app-->');
  const [beforeData = '', afterData = ''] = afterApp.split('<!--data-->');

  return ({ route, parts, head, served, html }: Written): string =>
    [
      beforeHead,
      headTags(head, origin),
      restOfHead,
      pageAssets(
        manifest,
        [route.page, ...parts].map(({ source }) => source),
      ),
      '</head>',
      beforeApp,
      html,
      beforeData,
      `<script type="application/json" id="data">${embedJson(served)}</script>`,
      afterData,
    ].join('');
}
