import type { PropertySheet } from '@pignon/domain/sheets/property-sheet';
import { drawFoot } from './parts/foot';
import { drawFront, smallHead } from './parts/front';
import { drawGallery } from './parts/gallery';
import { drawLegal } from './parts/legal';
import { drawCashFlow, drawDescription, drawFacts } from './parts/sections';
import { INSIDE, Paper } from './paper/paper';

/** A sheet with its photos, the main one first. */
export interface Pages {
  readonly sheet: PropertySheet;
  /** What the file is named by; also its own id. */
  readonly hash: string;
  readonly photos: readonly Uint8Array[];
}

/** The same pages give the same bytes. */
export async function drawPages({ sheet: said, hash, photos: [main, ...more] }: Pages): Promise<Uint8Array> {
  const paper = await Paper.blank((page) => smallHead(page, withTitle(page, said)));
  const sheet = withTitle(paper, said);
  describe(paper, sheet, hash);
  drawFront(paper, sheet, main ?? null);
  drawDescription(paper, sheet);
  drawFacts(paper, 'Détails de surface', sheet.surfaces);
  if (sheet.cashFlow) drawCashFlow(paper, sheet.cashFlow, INSIDE);
  drawFacts(paper, 'Données Bail', sheet.lease);
  drawGallery(paper, more);
  drawLegal(paper, sheet);
  drawFoot(paper, sheet);
  return new Uint8Array(paper.pdf.output('arraybuffer'));
}

/** C73: where no font has a letter of its title, reference and town stand in. */
function withTitle(paper: Paper, sheet: PropertySheet): PropertySheet {
  const { title, reference, town } = sheet;
  if (paper.canSay(title, { font: 'display' })) return sheet;
  return { ...sheet, title: paper.canSay(town) ? `${reference}, ${town}` : reference };
}

/** Who reads a file's properties learns no more than who reads its first page; no clock and no chance in it. */
function describe({ pdf }: Paper, sheet: PropertySheet, hash: string): void {
  pdf.setProperties({
    title: `${sheet.reference} – ${sheet.title}`,
    subject: sheet.kind.join(', '),
    author: sheet.agency.name,
    creator: sheet.agency.name,
  });
  pdf.setLanguage('fr');
  pdf.setCreationDate(new Date(sheet.updatedAt));
  pdf.setFileId(Buffer.from(hash, 'base64url').toString('hex').toUpperCase().padEnd(32, '0').slice(0, 32));
}
