import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface ReadPdf {
  /** Text, page by page; no-break spaces as ordinary ones. */
  readonly pages: readonly string[];
  readonly links: readonly string[];
  readonly metadata: { readonly info: Readonly<Record<string, unknown>> };
}

/** In a process of its own: the reader is an ES module, which these tests cannot load. */
export async function readPdfs(...pdfs: readonly Buffer[]): Promise<ReadPdf[]> {
  const dir = await mkdtemp(join(tmpdir(), 'pignon-pdf-'));
  try {
    const files = pdfs.map((_, index) => join(dir, `${index}.pdf`));
    await Promise.all(pdfs.map((pdf, index) => writeFile(files[index] ?? '', pdf)));
    const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, 'read-pdfs.mjs'), ...files], {
      maxBuffer: 50_000_000,
    });
    const read = JSON.parse(stdout) as ReadPdf[];
    return read.map((pdf) => ({ ...pdf, pages: pdf.pages.map((text) => text.replace(/[\u00a0\u202f]/g, ' ')) }));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
