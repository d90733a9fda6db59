import { ListingChanged } from '@pignon/domain/listings/listing-changed';
import { SheetRequested } from '@pignon/domain/sheets/sheet-requested';
import { on, type Reaction } from '../outbox/reaction';
import { DrawChangedSheet } from './draw-changed-sheet';
import { DrawRequestedSheet } from './draw-requested-sheet';
import { DrawSocialPicture } from './draw-social-picture';

export const sheetReactions: readonly Reaction[] = [
  on(ListingChanged, 'sheets.draw-changed', 'pdf', DrawChangedSheet),
  on(ListingChanged, 'sheets.draw-picture', 'media', DrawSocialPicture),
  on(SheetRequested, 'sheets.draw-requested', 'pdf', DrawRequestedSheet, { awaited: true }),
];
