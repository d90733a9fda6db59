import type { Reactions } from '../deliveries/reaction';
import { ListingChanged } from '../listings/listing-changed';
import { SheetRequested } from './sheet-requested';

export const SHEET_REACTIONS = {
  'sheets.draw-changed': { event: ListingChanged, kind: 'pdf', label: 'Fiche PDF du bien' },
  'sheets.draw-picture': { event: ListingChanged, kind: 'media', label: 'Image de partage' },
  'sheets.draw-requested': { event: SheetRequested, kind: 'pdf', label: 'Fiche PDF demandée', awaited: true },
} satisfies Reactions;
