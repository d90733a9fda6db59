import { join, resolve } from 'node:path';
import type { ConfigReader } from './reading';

/** What lies on disk, in folders that api and workers share. */
export function readFiles(read: ConfigReader) {
  const dir = read.text('MEDIA_DIR', '.local/media');
  return {
    media: {
      dir: resolve(dir),
      concurrency: read.whole('MEDIA_CONCURRENCY', 1, { min: 1, max: 32 }),
      /** '{url}', '{width}', '{height}' and '{quality}' are replaced; empty: our own sizes (M119). */
      cdnTemplate: read.text('IMAGE_CDN_TEMPLATE', ''),
    },
    documents: {
      dir: resolve(read.text('DOCUMENT_DIR', `${dir}-documents`)),
      /** Asked of each file, its path behind it: ends with 0 where it is clean, with 1 where it found something. */
      scan: read.text('DOCUMENT_SCAN', ''),
    },
    pdf: {
      dir: resolve(read.text('SHEET_DIR', join(dir, 'sheets'))),
      concurrency: read.whole('PDF_CONCURRENCY', 1, { min: 1, max: 8 }),
    },
  };
}
