import { paths } from '../../site/paths';

/** Of whoever is among the prospects. */
export const personAddress = (id: string): string => `${paths.adminProspects}?onglet=prospects&id=${id}`;
