import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../config/data-file';

/** The site's own two families, as files that may be embedded (SIL OFL 1.1; their licences lie beside them). */
export const FONTS = {
  display: 'BricolageGrotesque_700Bold.ttf',
  body: 'HankenGrotesk_400Regular.ttf',
  strong: 'HankenGrotesk_600SemiBold.ttf',
} as const;

export type FontName = keyof typeof FONTS;
export const FONT_NAMES = Object.keys(FONTS) as FontName[];

export const fontFile = (font: FontName): string => dataFile(join('fonts', FONTS[font]));

const known = new Map<FontName, string>();

export function fontBase64(font: FontName): string {
  const base64 = known.get(font) ?? readFileSync(fontFile(font)).toString('base64');
  known.set(font, base64);
  return base64;
}
