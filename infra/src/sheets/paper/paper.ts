import type { jsPDF } from 'jspdf';
import { FONTS, type FontName, fontBase64, WORLD_FONTS } from './fonts';
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

/** What a font lacks, or has too narrow between thousands, is written as the nearest. */
const NEIGHBOURS: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2011': '-' };
/** Says something only together with a letter before it. */
const NO_SIGN = /[\p{M}\p{Cf}\u{1f3fb}-\u{1f3ff}]/u;
const UNWRITABLE = '•';

type Glyphs = Readonly<Record<number, number>>;

/** Sheets of A4 with a place to write on: `y` is where the next line begins. */
export class Paper {
  y = 0;
  private readonly glyphs = new Map<string, Glyphs>();

  private constructor(
    readonly pdf: jsPDF,
    private readonly headOf: (paper: Paper) => void,
  ) {}

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
  line(text: string, x: number, y: number, { align = 'left', ...letters }: Letters = {}) {
    const written = this.pen(text, letters);
    this.pdf.text(written, x, y, { align });
    return this.pdf.getTextWidth(written);
  }

  /** As many lines as it needs within the width, from `this.y` on, over as many pages. */
  paragraph(text: string, x: number, width: number, given: Letters = {}): void {
    const letters = { ...given, file: this.fileFor(text, given) };
    const { size = 10, leading = 1.4 } = letters;
    const step = size * MM_PER_POINT * leading;
    for (const line of this.lines(text, width, letters)) {
      this.room(step);
      this.y += step;
      this.line(line, x, this.y - step * 0.25, letters);
    }
  }

  lines(text: string, width: number, letters: Letters = {}): string[] {
    return this.pdf.splitTextToSize(this.pen(text, letters), width) as string[];
  }

  widthOf(text: string, letters: Letters = {}): number {
    return this.pdf.getTextWidth(this.pen(text, letters));
  }

  /** Something of it can be read once it is written. */
  canSay(text: string, letters: Letters = {}): boolean {
    return /[\p{L}\p{N}]/u.test(this.pen(text, letters));
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

  /** Takes the pen for this text, and answers what it writes of it. */
  private pen(text: string, letters: Letters & { readonly file?: string }): string {
    const { size = 10, ink = INK.zinc900, file = this.fileFor(text, letters) } = letters;
    const glyphs = this.glyphsOf(file);
    this.pdf.setFont(file, 'normal');
    this.pdf.setFontSize(size);
    this.pdf.setTextColor(ink);
    return Array.from(text.normalize('NFC'))
      .map((letter) => nearest(letter, glyphs) ?? UNWRITABLE)
      .join('');
  }

  /** The site's own family, unless the text has letters that only the other one has. */
  private fileFor(text: string, { font = 'body' }: Letters): string {
    const own = this.glyphsOf(FONTS[font]);
    const lacking = Array.from(text.normalize('NFC')).filter((letter) => nearest(letter, own) === null);
    if (lacking.length === 0) return FONTS[font];
    const world = this.glyphsOf(WORLD_FONTS[font]);
    return lacking.some((letter) => nearest(letter, world) !== null) ? WORLD_FONTS[font] : FONTS[font];
  }

  /** Loaded by the first text that wants it. */
  private glyphsOf(file: string): Glyphs {
    const loaded = this.glyphs.get(file);
    if (loaded) return loaded;
    this.pdf.addFileToVFS(file, fontBase64(file));
    this.pdf.addFont(file, file, 'normal');
    this.pdf.setFont(file, 'normal');
    const glyphs = (this.pdf.getFont() as unknown as Embedded).metadata.cmap.unicode.codeMap;
    this.glyphs.set(file, glyphs);
    return glyphs;
  }
}

/** The letter, or what of it the font has; '' of what is no sign, null where it has nothing like it. */
function nearest(letter: string, glyphs: Glyphs): string | null {
  const known = (one: string): boolean => glyphs[one.codePointAt(0) ?? 0] !== undefined;
  const wanted = NEIGHBOURS[letter] ?? letter;
  if (known(wanted)) return wanted;
  if (/\p{Cc}/u.test(letter)) return ' ';
  const parts = Array.from(letter.normalize('NFKD')).filter(known).join('');
  if (parts !== '') return parts;
  return NO_SIGN.test(letter) ? '' : null;
}

interface Embedded {
  readonly metadata: { readonly cmap: { readonly unicode: { readonly codeMap: Readonly<Record<number, number>> } } };
}
