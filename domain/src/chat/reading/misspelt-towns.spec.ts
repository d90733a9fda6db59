import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Communes } from '../../geography/towns/communes';
import { readCriteria } from './read-criteria';
import { gazetteer } from '../../geography/testing/gazetteer';

const known = gazetteer(readFileSync(join(__dirname, '../../../../infra/data/communes.tsv'), 'utf8'));

/** What one message asks the gazetteer. */
function questions(message: string): number {
  let asked = 0;
  const counted: Communes = {
    named: (slug) => ((asked += 1), known.named(slug)),
    beginningWith: (slug) => ((asked += 1), known.beginningWith(slug)),
    begins: (slug) => ((asked += 1), known.begins(slug)),
    served: (postcode) => ((asked += 1), known.served(postcode)),
    largerThan: (least) => ((asked += 1), known.largerThan(least)),
  };
  readCriteria(message, counted);
  return asked;
}

describe('misspelt towns', () => {
  it.each([
    ['boutique à Marseile', 'marseille'],
    ['boutique à monpelier', 'montpellier'],
    ['boutique à Bodreaux', 'bordeaux'],
    ['boutique à Toulousse', 'toulouse'],
    ['boutiques marseile', 'marseille'],
  ])('M108 %s is %s', (message, town) => {
    expect(readCriteria(message, known).cities).toEqual([town]);
  });

  it.each(['parcelles à vendre', 'murs et bureaux parcelles'])('%s names no town', (message) => {
    expect(readCriteria(message, known).cities).toBeUndefined();
  });

  it.each([
    ['a', 2030],
    ['marseile', 250],
    ['e', 46],
  ])('a word made of %s %i times asks the gazetteer a handful of questions', (piece, times) => {
    expect(questions(`cherche murs à ${piece.repeat(times)}`)).toBeLessThan(20);
  });

  it('every word of a long message may be a misspelt town', () => {
    const towns = ['Marseile', 'Bodreaux', 'Toulousse', 'Nante', 'Grenobel', 'Strasbour'];
    expect(readCriteria(`boutiques ${towns.map((town) => `à ${town}`).join(' ou ')}`, known).cities).toEqual([
      'marseille',
      'bordeaux',
      'toulouse',
      'nantes',
      'grenoble',
      'strasbourg',
    ]);
  });
});
