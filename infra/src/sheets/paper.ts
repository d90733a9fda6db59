import type { jsPDF } from 'jspdf';
import { FONT_NAMES, FONTS, type FontName, fontBase64 } from './fonts';
import { INK, type Ink } from './ink';

/** A4 in millimetres. */
export const PAGE = { width: 210, height: 297, margin: 15, foot: 24 } as const;
export const INSIDE = PAGE.width - 2 * PAGE.margin;
const MM_PER_POINT = 25.4 / 72;

export interface Letters {
  readonly font?: FontName;
  /** Points. */
  readonly size?: number;
  readonly ink?: Ink;
  readonly align?: 'left' | 'right' | 'center';
  /** Line height, as a multiple of the size. */
  readonly leading?: number;
}

/** What a font lacks, or has too narrow between thousands, is written as the nearest; what has none is left out. */
const NEIGHBOURS: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2011': '-', '\t': ' ' };

/** Sheets of A4 with a place to write on: `y` is where the next line begins. */
export class Paper {
  y = 0;
  private readonly glyphs = new Map<FontName, Readonly<Record<number, number>>>();

  private constructor(
    readonly pdf: jsPDF,
    private readonly headOf: (paper: Paper) => void,
  ) {
    for (const font of FONT_NAMES) {
      pdf.addFileToVFS(FONTS[font], fontBase64(font));
      pdf.addFont(FONTS[font], font, 'normal');
      pdf.setFont(font, 'normal');
      this.glyphs.set(font, (pdf.getFont() as unknown as Embedded).metadata.cmap.unicode.codeMap);
    }
  }

  /** `headOf` begins every page after the first. */
  static async blank(headOf: (paper: Paper) => void): Promise<Paper> {
    // Loaded by the first sheet: a process that draws none does not carry it.
    const { jsPDF: Pdf } = await import('jspdf');
    return new Paper(new Pdf({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true }), headOf);
  }

  /** Begins a new page unless so many millimetres are left on this one. */
  room(millimetres: number): void {
    if (this.y + millimetres <= PAGE.height - PAGE.foot) return;
    this.pdf.addPage();
    this.y = 0;
    this.headOf(this);
  }

  /** One line; answers its width. */
  line(
    text: string,
    x: number,
    y: number,
    { font = 'body', size = 10, ink = INK.zinc900, align = 'left' }: Letters = {},
  ) {
    this.pen(font, size, ink);
    const written = this.writable(text, font);
    this.pdf.text(written, x, y, { align });
    return this.pdf.getTextWidth(written);
  }

  /** As many lines as it needs within the width, from `this.y` on, over as many pages. */
  paragraph(text: string, x: number, width: number, letters: Letters = {}): void {
    const { size = 10, leading = 1.4 } = letters;
    const step = size * MM_PER_POINT * leading;
    for (const line of this.lines(text, width, letters)) {
      this.room(step);
      this.y += step;
      this.line(line, x, this.y - step * 0.25, letters);
    }
  }

  lines(text: string, width: number, { font = 'body', size = 10, ink = INK.zinc900 }: Letters = {}): string[] {
    this.pen(font, size, ink);
    return this.pdf.splitTextToSize(this.writable(text, font), width) as string[];
  }

  widthOf(text: string, { font = 'body', size = 10, ink = INK.zinc900 }: Letters = {}): number {
    this.pen(font, size, ink);
    return this.pdf.getTextWidth(this.writable(text, font));
  }

  box(x: number, y: number, width: number, height: number, ink: Ink, radius = 0): void {
    this.pdf.setFillColor(ink);
    if (radius > 0) this.pdf.roundedRect(x, y, width, height, radius, radius, 'F');
    else this.pdf.rect(x, y, width, height, 'F');
  }

  rule(x: number, y: number, width: number, ink: Ink = INK.zinc200, thickness = 0.2): void {
    this.pdf.setDrawColor(ink);
    this.pdf.setLineWidth(thickness);
    this.pdf.line(x, y, x + width, y);
  }

  /** JPEG bytes that our own encoder made, and nothing else: no address, no path, no text of anybody's (row 49). */
  photo(jpeg: Uint8Array, x: number, y: number, width: number, height: number): void {
    this.pdf.addImage(jpeg, 'JPEG', x, y, width, height, undefined, 'NONE');
  }

  private pen(font: FontName, size: number, ink: Ink): void {
    this.pdf.setFont(font, 'normal');
    this.pdf.setFontSize(size);
    this.pdf.setTextColor(ink);
  }

  private writable(text: string, font: FontName): string {
    const has = this.glyphs.get(font) ?? {};
    const known = (letter: string): boolean => has[letter.codePointAt(0) ?? 0] !== undefined;
    let written = '';
    for (const letter of text.normalize('NFC')) {
      const wanted = NEIGHBOURS[letter] ?? letter;
      if (known(wanted)) written += wanted;
      else for (const part of letter.normalize('NFKD')) if (known(part)) written += part;
    }
    return written;
  }
}

interface Embedded {
  readonly metadata: { readonly cmap: { readonly unicode: { readonly codeMap: Readonly<Record<number, number>> } } };
}
