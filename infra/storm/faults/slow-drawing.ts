import type * as Drawing from '@pignon/infra/sheets/draw-pages';

// oxlint-disable-next-line typescript/no-require-imports -- its exports are changed, which an import would not allow
const drawing = require('@pignon/infra/sheets/draw-pages') as typeof Drawing;

/** A preload: each sheet keeps the thread that draws it busy for SLOW_DRAWING seconds, in one piece. */
const spinMs = Number(process.env.SLOW_DRAWING) * 1000;
const { drawPages } = drawing;

Object.assign(drawing, {
  drawPages(pages: Drawing.Pages) {
    for (const end = Date.now() + spinMs; Date.now() < end; );
    return drawPages(pages);
  },
});
