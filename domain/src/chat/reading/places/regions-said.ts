import type { RegionCode } from '../../../geography/place';
import { regionOf, regionOfDepartment } from '../../../geography/regions/regions';
import type { Token } from '../words/tokens';
import { isExcluded } from './excluded-places';
import type { Excluded } from './noted-places';
import { DEPARTMENT_PHRASES, REGION_PHRASES } from './region-words';

/** 'Bretagne', 'région parisienne', 'dans le Var', 'en Gironde'; positions are taken, departments handed back. */
export function takeRegionsAndDepartments(
  tokens: readonly Token[],
  { regions, taken, excluded }: { regions: Set<RegionCode>; taken: Set<number>; excluded: Excluded[] },
  names: ReadonlySet<number>,
): string[] {
  const departments: string[] = [];
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = Math.min(5, tokens.length - at); length > 0; length -= 1) {
      const phrase = tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' ');
      const region = names.has(at) ? undefined : REGION_PHRASES.get(phrase);
      const department = DEPARTMENT_PHRASES.get(phrase);
      const announced = /^(?:dans (?:le|la|les|l)|en|departement (?:de|du|des)(?: (?:la|l|le))?)$/.test(
        wordsAnnouncing(tokens, at),
      );
      if (region && !taken.has(at)) {
        if (isExcluded(tokens, at)) excluded.push({ name: regionOf(region)?.name ?? phrase, key: region });
        else regions.add(region);
      } else if (department && announced && !taken.has(at) && !names.has(at)) {
        departments.push(department);
        const around = regionOfDepartment(department);
        if (around) regions.add(around.code);
      } else continue;
      for (let inside = at; inside < at + length; inside += 1) taken.add(inside);
      break;
    }
  return departments;
}

function wordsAnnouncing(tokens: readonly Token[], at: number): string {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const from = before.findLastIndex((word) => /^(?:dans|en|departement)$/.test(word));
  return from < 0 ? '' : before.slice(from).join(' ');
}
