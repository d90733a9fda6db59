import { SHEET_REACTIONS } from '@pignon/domain/sheets/sheet-reactions';
import { performed } from '../outbox/reaction';
import { DrawChangedSheet } from './draw-changed-sheet';
import { DrawRequestedSheet } from './draw-requested-sheet';
import { DrawSocialPicture } from './draw-social-picture';

export const sheetReactions = performed(SHEET_REACTIONS, {
  'sheets.draw-changed': DrawChangedSheet,
  'sheets.draw-picture': DrawSocialPicture,
  'sheets.draw-requested': DrawRequestedSheet,
});
