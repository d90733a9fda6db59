import { frenchNumber } from '../../shared/text/french';
import { CONDITIONS } from './all-conditions';
import type { Asked, Choice, Range, Test, Word } from './condition';

/** What a request does not say, it does not meet. */
export function meets(test: Test, asked: Asked): boolean {
  const condition = CONDITIONS[test.field];
  const said = condition.said(asked);
  if (said === null) return false;
  if (typeof said === 'number') return said >= (test.from ?? -Infinity) && said <= (test.to ?? Infinity);
  const folded = condition.kind === 'word' ? condition.folded : (typed: string) => typed;
  return (test.oneOf ?? []).some((value) => folded(value) === folded(said));
}

/** 'Source : Estimation ou Chat', 'Budget : de 100 000 à 500 000 €' */
export function testWords(test: Test): string {
  const condition = CONDITIONS[test.field];
  const asked = condition.kind === 'range' ? boundWords(condition, test) : valueWords(condition, test.oneOf ?? []);
  return `${condition.label}\u00a0: ${asked}`;
}

const valueWords = (condition: Choice | Word, values: readonly string[]): string =>
  values.map((value) => (condition.kind === 'choice' ? (condition.choices[value] ?? value) : value)).join(' ou ');

function boundWords({ unit }: Range, { from, to }: Test): string {
  const amount = (value: number) => `${frenchNumber(value)}\u00a0${unit}`;
  if (typeof from === 'number' && typeof to === 'number') return `de ${frenchNumber(from)} à ${amount(to)}`;
  return typeof from === 'number' ? `dès ${amount(from)}` : `jusqu’à ${amount(to ?? 0)}`;
}

/** Why it is not met: 'Ville : la demande ne le dit pas', 'Source : Contact'. */
export function saidInstead(test: Test, asked: Asked): string {
  const condition = CONDITIONS[test.field];
  const said = condition.said(asked);
  if (said === null) return `${condition.label}\u00a0: la demande ne le dit pas`;
  const words =
    typeof said === 'number'
      ? `${frenchNumber(said)}${condition.kind === 'range' ? `\u00a0${condition.unit}` : ''}`
      : condition.kind === 'range'
        ? said
        : valueWords(condition, [said]);
  return `${condition.label}\u00a0: ${words}`;
}
