import { type PropertySheet, SHEET_DISCLAIMER } from '@pignon/domain/sheets/property-sheet';
import { INK } from '../paper/ink';
import { INSIDE, PAGE, type Paper } from '../paper/paper';

const { margin, width, height } = PAGE;

/** On every page: whose copy it is, what the sheet is worth, which page of how many. Drawn last, when they are counted. */
export function drawFoot(paper: Paper, { agency, reference, reader, updatedOn }: PropertySheet): void {
  const pages = paper.pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    paper.pdf.setPage(page);
    if (reader) drawReader(paper, `Dossier confidentiel remis à ${reader.name} le ${reader.on}`);
    paper.rule(margin, height - 15, INSIDE);
    paper.line(SHEET_DISCLAIMER, margin, height - 10.6, { size: 7.8, ink: INK.zinc600 });
    paper.line(`${agency.name} – ${reference} – données du ${updatedOn}`, margin, height - 6.6, {
      size: 7.8,
      ink: INK.zinc600,
    });
    paper.line(`${page} / ${pages}`, width - margin, height - 6.6, {
      font: 'strong',
      size: 8.5,
      ink: INK.zinc600,
      align: 'right',
    });
  }
}

function drawReader(paper: Paper, text: string): void {
  const [shown = ''] = paper.lines(text, INSIDE - 8, { font: 'strong', size: 9 });
  paper.box(margin, height - 22.4, INSIDE, 6, INK.exclu);
  paper.line(shown, width / 2, height - 18.3, { font: 'strong', size: 9, ink: INK.white, align: 'center' });
}
