import type { PropertySheet } from '@pignon/domain/sheets/property-sheet';
import { INK } from '../paper/ink';
import { INSIDE, PAGE, type Paper } from '../paper/paper';

const { margin, width } = PAGE;
const RIGHT = width - margin;
const PHOTO_HEIGHT = 90;

/** The first page's upper half: the agency's fascia, what it is, where, its photo, its price and its figures. */
export function drawFront(paper: Paper, sheet: PropertySheet, photo: Uint8Array | null): void {
  fascia(paper, sheet);
  paper.y = 37;
  kindAndReference(paper, sheet);
  paper.paragraph(sheet.title, margin, INSIDE, { font: 'display', size: 21, ink: INK.wagon900, leading: 1.14 });
  paper.y += 1;
  paper.paragraph(sheet.place, margin, INSIDE, { size: 11, ink: INK.zinc600 });
  paper.y += 4;
  if (photo) picture(paper, sheet, photo);
  priceAndFigures(paper, sheet);
}

/** Every further page says whose sheet it is, and of what. */
export function smallHead(paper: Paper, { agency, reference, title }: PropertySheet): void {
  paper.box(0, 0, width, 12, INK.wagon800);
  paper.box(0, 12, width, 0.7, INK.laiton);
  paper.line(agency.name, margin, 7.9, { font: 'display', size: 12, ink: INK.white });
  const [shown = ''] = paper.lines(title, 110, { size: 9 });
  paper.line(`${reference} – ${shown}`, RIGHT, 7.8, { size: 9, ink: INK.wagon200, align: 'right' });
  paper.y = 20;
}

function fascia(paper: Paper, { agency }: PropertySheet): void {
  paper.box(0, 0, width, 25, INK.wagon800);
  paper.box(0, 25, width, 1, INK.laiton);
  paper.line(agency.name, margin, 16.4, { font: 'display', size: 25, ink: INK.white });
  const contact = [agency.address, `${agency.phone} – ${agency.email}`];
  for (const [row, text] of contact.entries())
    paper.line(text, RIGHT, 11.4 + row * 5, { size: 9, ink: INK.wagon200, align: 'right' });
}

function kindAndReference(paper: Paper, { kind, reference }: PropertySheet): void {
  const letters = { font: 'strong', size: 10 } as const;
  paper.line(kind.join(' · '), margin, paper.y, { ...letters, ink: INK.laiton700 });
  const plate = paper.widthOf(reference, letters) + 6;
  paper.box(RIGHT - plate, paper.y - 4.8, plate, 7, INK.plaque, 0.8);
  paper.line(reference, RIGHT - plate / 2, paper.y, { ...letters, ink: INK.white, align: 'center' });
  paper.y += 3;
}

function picture(paper: Paper, { badge }: PropertySheet, photo: Uint8Array): void {
  paper.photo(photo, margin, paper.y, INSIDE, PHOTO_HEIGHT);
  if (badge) {
    const letters = { font: 'display', size: 13 } as const;
    const plate = paper.widthOf(badge, letters) + 10;
    paper.box(margin, paper.y + 6, plate, 10, INK.exclu);
    paper.line(badge, margin + plate / 2, paper.y + 12.7, { ...letters, ink: INK.white, align: 'center' });
  }
  paper.y += PHOTO_HEIGHT;
}

function priceAndFigures(paper: Paper, { price, figures }: PropertySheet): void {
  const top = paper.y;
  paper.box(margin, top, INSIDE, 24, INK.wagon50);
  const [shown = ''] = paper.lines(price.label, 80, { font: 'display', size: 22 });
  paper.line(shown, margin + 6, top + 11.5, { font: 'display', size: 22, ink: INK.wagon800 });
  paper.line(price.marks.join(', '), margin + 6, top + 18, { size: 9, ink: INK.zinc600 });
  const left = margin + 88;
  const column = (RIGHT - left) / 2;
  for (const [place, { label, value }] of figures.entries()) {
    const x = left + (place % 2) * column;
    const y = top + 6.6 + Math.floor(place / 2) * 10.4;
    paper.line(label, x, y, { size: 8.5, ink: INK.zinc600 });
    paper.line(value, x, y + 4.6, { font: 'strong', size: 11 });
  }
  paper.y = top + 24 + 6;
}
