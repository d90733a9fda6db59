import type { PropertySheet } from '@pignon/domain/sheets/property-sheet';
import { INK } from '../paper/ink';
import { INSIDE, PAGE, type Paper } from '../paper/paper';
import { heading } from './sections';

const { margin } = PAGE;
const ADVISER_HEIGHT = 25;

/** Whom to call, then what French law wants said of a property in an ad. */
export function drawLegal(paper: Paper, sheet: PropertySheet): void {
  drawAdviser(paper, sheet);
  heading(paper, 'Informations légales', 24);
  const energy = sheet.energy.map(({ label, value }) => `${label}\u00a0: ${value}`).join('   ');
  for (const text of [energy, ...sheet.legal]) {
    paper.paragraph(text, margin, INSIDE, { size: 9, ink: INK.zinc600, leading: 1.42 });
    paper.y += 1;
  }
}

function drawAdviser(paper: Paper, { adviser, url }: PropertySheet): void {
  paper.room(ADVISER_HEIGHT + 8);
  paper.y += 4;
  const top = paper.y;
  paper.box(margin, top, INSIDE, ADVISER_HEIGHT, INK.wagon800);
  paper.box(margin, top, 1.2, ADVISER_HEIGHT, INK.laiton);
  const x = margin + 8;
  if (adviser) {
    paper.line(adviser.title, x, top + 7, { size: 9, ink: INK.wagon200 });
    paper.line(adviser.name, x, top + 13.4, { font: 'display', size: 14, ink: INK.white });
    paper.line(`${adviser.phone} – ${adviser.email}`, x, top + 19.6, { font: 'strong', size: 10, ink: INK.laiton300 });
  }
  const right = margin + INSIDE - 8;
  const label = 'Voir le bien en ligne';
  const letters = { font: 'strong', size: 10 } as const;
  const wide = paper.widthOf(label, letters) + 10;
  paper.box(right - wide, top + 7.5, wide, 10, INK.laiton300, 1);
  paper.line(label, right - wide / 2, top + 13.9, { ...letters, ink: INK.wagon900, align: 'center' });
  paper.pdf.link(right - wide, top + 7.5, wide, 10, { url });
  paper.y = top + ADVISER_HEIGHT + 2;
}
