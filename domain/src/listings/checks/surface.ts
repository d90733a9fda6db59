import { surfaceLabel } from '../display/display';
import { parseSurface } from '../amounts/surface';
import { type Checked, isUnsaid, type Policy } from './check';

/** m²: parts that were rounded one by one may be so much beside the whole. */
const ROUNDING = 1;

export const SURFACE_POLICIES: readonly Policy[] = [
  { id: 'surface', level: 'blocking', tab: 'surfaces', well: 'La surface est indiquée.', fault: surfaceFault },
  {
    id: 'surface-sum',
    level: 'warning',
    tab: 'surfaces',
    asked: (property) => wholeOf(property) !== null && partsOf(property).length > 0,
    well: 'Les surfaces par niveau font la surface totale.',
    fault: (property) => {
      const whole = wholeOf(property) ?? 0;
      const sum = partsOf(property).reduce((total, part) => total + part, 0);
      if (Math.abs(sum - whole) <= ROUNDING) return null;
      return `Les surfaces par niveau font ${surfaceLabel(sum)}, la surface totale est ${surfaceLabel(whole)}.`;
    },
  },
];

/** As pages read it. */
const wholeOf = ({ surface, surfaceTotale }: Checked): number | null => parseSurface(surface) ?? surfaceTotale;

const partsOf = ({ surfaceRdc, surfaceEtagesSuperieurs, surfaceSousSol }: Checked): readonly number[] =>
  [surfaceRdc, surfaceEtagesSuperieurs, surfaceSousSol].filter((part) => part !== null);

function surfaceFault(property: Checked): string | null {
  if ((wholeOf(property) ?? 0) > 0) return null;
  const { surface } = property;
  return isUnsaid(surface)
    ? 'Indiquez la surface.'
    : `La surface «\u00a0${surface}\u00a0» ne se lit pas\u00a0: écrivez un nombre de m².`;
}
