import { ANNUAL_CASH_FLOW, type CashFlow, yearly } from '@pignon/domain/sheets/cash-flow';
import type { Fact } from '@pignon/domain/listings/display/page-facts';
import type { PropertySheet } from '@pignon/domain/sheets/property-sheet';
import { INK } from '../paper/ink';
import { INSIDE, PAGE, type Paper } from '../paper/paper';

const { margin } = PAGE;
const GAP = 8;
const COLUMN = (INSIDE - GAP) / 2;
const LABEL = 36;
const HIGHEST = 120;

export function heading(paper: Paper, text: string, space: number): void {
  paper.room(15 + space);
  paper.y += 8;
  paper.line(text, margin, paper.y, { font: 'display', size: 13, ink: INK.wagon800 });
  paper.rule(margin, paper.y + 2, 14, INK.laiton, 0.7);
  paper.y += 6;
}

export function drawDescription(paper: Paper, { description }: PropertySheet): void {
  if (description.length === 0) return;
  heading(paper, 'Description', 12);
  for (const text of description) {
    paper.paragraph(text, margin, INSIDE, { size: 10, leading: 1.45 });
    paper.y += 1.6;
  }
}

/** Two columns of lines, each with its label, its value and what must be said of it. */
export function drawFacts(paper: Paper, title: string, facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  const rows: { readonly cells: readonly Cell[]; readonly height: number }[] = [];
  for (let index = 0; index < facts.length; index += 2) {
    const cells = facts.slice(index, index + 2).map((fact) => cellOf(paper, fact));
    const height = Math.max(...cells.map(heightOf)) + 3.2;
    rows.push({ cells, height });
  }
  // All on one page: a table is read across.
  heading(
    paper,
    title,
    Math.min(
      HIGHEST,
      rows.reduce((sum, { height }) => sum + height, 0),
    ),
  );
  for (const { cells, height } of rows) {
    paper.room(height);
    for (const [place, cell] of cells.entries()) drawCell(paper, cell, margin + place * (COLUMN + GAP), height);
    paper.y += height;
  }
  paper.y += 1;
}

interface Cell {
  readonly label: readonly string[];
  readonly value: readonly string[];
  readonly note: readonly string[];
}

function cellOf(paper: Paper, { label, value, note }: Fact): Cell {
  const width = COLUMN - LABEL;
  return {
    label: paper.lines(label, LABEL - 2, { size: 9 }),
    value: paper.lines(value, width, { font: 'strong', size: 10 }),
    note: note ? paper.lines(note, width, { size: 8 }) : [],
  };
}

const heightOf = ({ label, value, note }: Cell): number =>
  Math.max(label.length * 4, value.length * 4.6 + note.length * 3.8);

function drawCell(paper: Paper, { label, value, note }: Cell, x: number, height: number): void {
  for (const [row, text] of label.entries())
    paper.line(text, x, paper.y + 4.4 + row * 4, { size: 9, ink: INK.zinc600 });
  for (const [row, text] of value.entries())
    paper.line(text, x + LABEL, paper.y + 4.4 + row * 4.6, { font: 'strong', size: 10 });
  const below = paper.y + 4.4 + value.length * 4.6 - 0.6;
  for (const [row, text] of note.entries())
    paper.line(text, x + LABEL, below + row * 3.8, { size: 8, ink: INK.zinc600 });
  paper.rule(x, paper.y + height, COLUMN);
}

/** M88, F37: the sum, line by line, and what comes of it. */
export function drawCashFlow(paper: Paper, { lines, total, note }: CashFlow, width: number): void {
  const height = 8 + lines.length * 6 + 12 + 5;
  heading(paper, 'Revenus du bien', height);
  const top = paper.y - 1;
  paper.box(margin, top, width, height, INK.wagon50);
  let y = top + 7.5;
  for (const { label, value } of lines) {
    paper.line(label, margin + 6, y, { size: 10, ink: INK.zinc600 });
    paper.line(value, margin + width - 6, y, { font: 'strong', size: 10, align: 'right' });
    y += 6;
  }
  paper.rule(margin + 6, y - 2, width - 12, INK.wagon800, 0.4);
  paper.line(ANNUAL_CASH_FLOW, margin + 6, y + 5, { font: 'strong', size: 11, ink: INK.wagon800 });
  paper.line(yearly(total), margin + width - 6, y + 5, {
    font: 'display',
    size: 14,
    ink: INK.wagon800,
    align: 'right',
  });
  paper.line(note, margin + 6, y + 10.5, { size: 8.5, ink: INK.zinc600 });
  paper.y = top + height + 2;
}
