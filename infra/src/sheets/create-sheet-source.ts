import type { Settings } from '@pignon/domain/settings/app-settings';
import { createCatalogue } from '../listings/catalogue/create-catalogue';
import { createInternalListings } from '../listings/create-internal-listings';
import { createOpenedListings } from '../off-market/create-opened-listings';
import type { Tools } from '../wiring/tools';
import { SheetSource } from './sheet-source';

export const createSheetSource = (tools: Tools, settings: Settings): SheetSource =>
  new SheetSource(
    tools.pool,
    createCatalogue(tools),
    createOpenedListings(tools),
    createInternalListings(tools),
    settings,
    tools.config.publicUrl,
  );
