import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../../config/data-file';

/** The site's own two families, as files that may be embedded (SIL OFL 1.1; their licences lie beside them). */
export const FONTS = {
  display: 'BricolageGrotesque_700Bold.ttf',
  body: 'HankenGrotesk_400Regular.ttf',
  strong: 'HankenGrotesk_600SemiBold.ttf',
} as const;

export type FontName = keyof typeof FONTS;

/** Noto Sans, cut down to Latin, Greek and Cyrillic: writes the texts for which the site's families lack letters (C73). */
export const WORLD_FONTS: Readonly<Record<FontName, string>> = {
  display: 'NotoSans_700Bold.ttf',
  body: 'NotoSans_400Regular.ttf',
  strong: 'NotoSans_700Bold.ttf',
};

export const fontFile = (font: FontName): string => fontPath(FONTS[font]);
const fontPath = (file: string): string => dataFile(join('fonts', file));

const known = new Map<string, string>();

export function fontBase64(file: string): string {
  const base64 = known.get(file) ?? readFileSync(fontPath(file)).toString('base64');
  known.set(file, base64);
  return base64;
}
