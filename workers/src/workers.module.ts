import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { careersReactions } from './careers/careers.reactions';
import { contactReactions } from './contact/contact.reactions';
import { estimationReactions } from './estimations/estimations.reactions';
import { listingReactions } from './listings/listings.reactions';
import { LeadReader } from './contact/lead-reader';
import { ForgetLoosePhotos } from './media/forget-loose-photos';
import { mediaReactions } from './media/media.reactions';
import { AccessLinkMail } from './off-market/access-link-mail';
import { AccessLinks } from './off-market/access-links';
import { offMarketReactions } from './off-market/off-market.reactions';
import { Post } from './mail/post';
import { scaledTimes, Times } from './outbox/times';
import { EnsurePerson } from './prospects/ensure-person';
import { prospectReactions } from './prospects/prospects.reactions';
import { PushLead } from './prospects/push-lead';
import { SheetMaker } from './sheets/sheet-maker';
import { quarantineReactions } from './quarantine/quarantine.reactions';
import { sheetReactions } from './sheets/sheets.reactions';
import { settingsReactions } from './settings/settings.reactions';
import { CONFIG } from './config.token';
import { ToolsModule } from './tools.module';

/** One line per feature. */
export const reactions = [
  ...estimationReactions,
  ...contactReactions,
  ...careersReactions,
  ...prospectReactions,
  ...listingReactions,
  ...mediaReactions,
  ...offMarketReactions,
  ...sheetReactions,
  ...settingsReactions,
  ...quarantineReactions,
];

@Module({})
export class WorkersModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkersModule,
      global: true,
      imports: [ToolsModule],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Times, useValue: scaledTimes(config.timeScale) },
        Post,
        EnsurePerson,
        PushLead,
        LeadReader,
        AccessLinks,
        AccessLinkMail,
        SheetMaker,
        ForgetLoosePhotos,
        ...reactions.map(({ processor }) => processor),
      ],
      exports: [CONFIG],
    };
  }
}
