import { rule } from '../shared/rules';

const MB = 1024 * 1024;

/** What most mailboxes take: a file grows by a third on its way. */
export const attachmentRules = {
  mostBytes: rule(10 * MB, 'Un fichier ne peut pas dépasser 10 Mo'),
  mostTogether: rule(15 * MB, 'Les pièces jointes ne peuvent pas dépasser 15 Mo ensemble'),
  most: rule(10, 'Dix pièces jointes au plus'),
} as const;

/** Why these cannot go together; undefined where they can. */
export function attachmentsFault(files: readonly { readonly bytes: number }[]): string | undefined {
  const { most, mostTogether } = attachmentRules;
  if (files.length > most.value) return most.message;
  const together = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return together > mostTogether.value ? mostTogether.message : undefined;
}
