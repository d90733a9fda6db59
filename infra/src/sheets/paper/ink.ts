/** The site's colours (web/src/ui/tokens.css), on paper and in pictures. */
export const INK = {
  wagon900: '#0f2e26',
  wagon800: '#143c32',
  wagon200: '#b9cfc6',
  wagon50: '#eef5f2',
  plaque: '#12327a',
  zinc50: '#f4f6f7',
  zinc200: '#d5dce0',
  zinc600: '#4e5c63',
  zinc900: '#161e22',
  laiton300: '#e3c988',
  laiton: '#b98d33',
  laiton700: '#77570f',
  exclu: '#b0241c',
  white: '#ffffff',
} as const;

export type Ink = (typeof INK)[keyof typeof INK];
