import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { AccountsModule } from './accounts/accounts.module';
import { AddressesModule } from './addresses/addresses.module';
import { AgentsModule } from './agents/agents.module';
import { AppointmentsModule } from './appointments/appointments.module';
import { AssignmentRulesModule } from './assignment/assignment-rules.module';
import { BlogModule } from './blog/blog.module';
import { CareersModule } from './careers/careers.module';
import { CategoriesModule } from './categories/categories.module';
import { ChatModule } from './chat/chat.module';
import { ContactModule } from './contact/contact.module';
import { AuditModule } from './audit/audit.module';
import { DashboardModule } from './dashboard/dashboard.module';
import { DeliveriesModule } from './deliveries/deliveries.module';
import { DocumentsModule } from './documents/documents.module';
import { EstimationsModule } from './estimations/estimations.module';
import { GoogleModule } from './google/google.module';
import { HealthModule } from './health/health.module';
import { HttpModule } from './http/http.module';
import { IndexingModule } from './indexing/indexing.module';
import { IndexationModule } from './indexing/staff/indexation.module';
import { ImportsModule } from './imports/imports.module';
import { ListingsModule } from './listings/listings.module';
import { MailboxModule } from './mailbox/mailbox.module';
import { RefusedMailsModule } from './mailbox/refused/refused-mails.module';
import { MediaModule } from './media/media.module';
import { OffMarketModule } from './off-market/off-market.module';
import { ViewersModule } from './off-market/viewers.module';
import { PagesModule } from './pages/pages.module';
import { PeopleModule } from './prospects/people.module';
import { ReviewsModule } from './reviews/reviews.module';
import { SettingsModule } from './settings/settings.module';
import { SheetsModule } from './sheets/sheets.module';
import { SoldModule } from './sold/sold.module';
import { SurroundingsModule } from './surroundings/surroundings.module';
import { ToolsModule } from './tools/tools.module';
import { VisitsModule } from './visits/visits.module';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      // Pages last: their path matches everything that no call took.
      imports: [
        ToolsModule.with(config),
        HttpModule,
        ViewersModule,
        EstimationsModule,
        AddressesModule,
        ContactModule,
        CareersModule,
        AppointmentsModule,
        AssignmentRulesModule,
        ChatModule,
        AccountsModule,
        AgentsModule,
        SettingsModule,
        ListingsModule,
        DocumentsModule,
        ImportsModule,
        SheetsModule,
        BlogModule,
        SoldModule,
        ReviewsModule,
        GoogleModule,
        CategoriesModule,
        IndexingModule,
        MailboxModule,
        RefusedMailsModule,
        MediaModule,
        OffMarketModule,
        PeopleModule,
        AuditModule,
        DashboardModule,
        DeliveriesModule,
        SurroundingsModule,
        VisitsModule,
        HealthModule,
        PagesModule,
        IndexationModule,
      ],
    };
  }
}
