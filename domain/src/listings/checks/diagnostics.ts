import { GEORISQUES_ADDRESS } from '../display/legal-lines';
import { dayOf } from '../dates/calendar-date';
import { isUnsaid, missing, type Policy, unreadable } from './check';

const CLASSES_OF_ITS_OWN = new Set(['vierge', 'en cours', 'non soumis']);

/** CCH, L126-33 and décret 2022-1289. */
export const DIAGNOSTICS_POLICIES: readonly Policy[] = [
  {
    id: 'dpe',
    level: 'blocking',
    tab: 'diagnostics',
    well: 'La classe énergie est indiquée.',
    fault: missing(({ dpe }) => dpe === null, 'Choisissez la classe énergie (DPE), ou «\u00a0non soumis\u00a0».'),
  },
  {
    id: 'ges',
    level: 'blocking',
    tab: 'diagnostics',
    // Where there is no diagnosis, there is none of both.
    asked: ({ dpe }) => dpe === null || !CLASSES_OF_ITS_OWN.has(dpe),
    well: 'La classe climat est indiquée.',
    fault: missing(({ ges }) => ges === null, 'Choisissez la classe climat (GES), ou «\u00a0non soumis\u00a0».'),
  },
  {
    id: 'dpe-date',
    level: 'information',
    tab: 'diagnostics',
    asked: ({ dpe }) => dpe !== null && dpe.length === 1,
    well: 'La date du diagnostic est indiquée.',
    fault: ({ dpeDate }) => {
      if (isUnsaid(dpeDate)) return 'La date du diagnostic de performance énergétique n’est pas indiquée.';
      return dayOf(dpeDate, 'first') === null ? unreadable('La date du DPE', dpeDate) : null;
    },
  },
  {
    id: 'risks',
    level: 'information',
    tab: 'diagnostics',
    well: `La mention Géorisques (${GEORISQUES_ADDRESS}) figure sur la page et sur la fiche PDF.`,
    fault: () => null,
  },
];
