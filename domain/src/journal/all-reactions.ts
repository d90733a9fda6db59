import { ACCOUNT_REACTIONS } from '../accounts/account-reactions';
import { APPOINTMENT_REACTIONS } from '../appointments/appointment-reactions';
import { BLOG_REACTIONS } from '../blog/blog-reactions';
import { CAREERS_REACTIONS } from '../careers/careers-reactions';
import { CONTACT_REACTIONS } from '../contact/contact-reactions';
import type { Reactions } from '../deliveries/reaction';
import { ESTIMATION_REACTIONS } from '../estimations/estimation-reactions';
import { IMPORT_REACTIONS } from '../imports/import-reactions';
import { LISTING_REACTIONS } from '../listings/listing-reactions';
import { MAILBOX_REACTIONS } from '../mailbox/mailbox-reactions';
import { MEDIA_REACTIONS } from '../media/media-reactions';
import { OFF_MARKET_REACTIONS } from '../off-market/off-market-reactions';
import { PROSPECT_REACTIONS } from '../prospects/prospect-reactions';
import { QUARANTINE_REACTIONS } from '../quarantine/quarantine-reactions';
import { SETTINGS_REACTIONS } from '../settings/settings-reactions';
import { SHEET_REACTIONS } from '../sheets/sheet-reactions';

/** One line per feature. */
export const ALL_REACTIONS: Reactions = {
  ...ESTIMATION_REACTIONS,
  ...APPOINTMENT_REACTIONS,
  ...BLOG_REACTIONS,
  ...CONTACT_REACTIONS,
  ...CAREERS_REACTIONS,
  ...PROSPECT_REACTIONS,
  ...LISTING_REACTIONS,
  ...IMPORT_REACTIONS,
  ...MAILBOX_REACTIONS,
  ...MEDIA_REACTIONS,
  ...OFF_MARKET_REACTIONS,
  ...SHEET_REACTIONS,
  ...SETTINGS_REACTIONS,
  ...QUARANTINE_REACTIONS,
  ...ACCOUNT_REACTIONS,
};
