// Reads PDFs named on the command line as a reader would: text by page, and everything that the file says of itself.
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const read = [];
for (const file of process.argv.slice(2)) {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const pages = [];
  const links = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''));
    links.push(...(await page.getAnnotations()).map(({ url }) => url));
  }
  read.push({ pages, links, metadata: await pdf.getMetadata() });
}
process.stdout.write(JSON.stringify(read));
