import type { Token } from '../words/tokens';

const NOT_THERE = new RegExp(
  String.raw`(?:^| )(?:sauf|hors|(?<!pourquoi )pas|excepte|ni|hormis|sans|dehors|exception|exclusion|exclure|exclus?|eviter|evite[rz]?|(?:^| )a part|ailleurs|autres?)(?: (?:a|au|aux|en|dans|de|du|d|la|le|les|l|sur|que|qu|ville|region|departement|du tout|etre|aller))*$`,
);

/** 'sauf Paris', 'pas à Paris', 'hors Île-de-France', 'en dehors de Paris', 'ailleurs qu'à Paris'. */
export const isExcluded = (tokens: readonly Token[], at: number): boolean =>
  NOT_THERE.test(
    tokens
      .slice(Math.max(0, at - 5), at)
      .map(({ text }) => text)
      .join(' '),
  );

/** 'Paris exclu', 'Paris excepté'. */
export const isExcludedAfter = (tokens: readonly Token[], end: number): boolean =>
  /^(?:exclue?s?|exceptee?|interdit)$/.test(tokens[end]?.text ?? '');

/** 'sauf Paris et Lyon': the second as well. */
export const joinsExcluded = (tokens: readonly Token[], from: number, to: number): boolean =>
  from >= 0 &&
  /^(?:et|ou|ni)(?: (?:a|au|en|sur))?$/.test(
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
