import { parentPort } from 'node:worker_threads';
import { drawPages, type Pages } from './draw-pages';

/** The drawing thread: pages in, a PDF out, one after the other. */
const port = parentPort;
port?.on('message', (pages: Pages) => {
  void drawPages(pages).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
    (pdf) => port.postMessage({ pdf }, [pdf.buffer as ArrayBuffer]),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    (error: unknown) => port.postMessage({ fault: String(error) }),
  );
});
