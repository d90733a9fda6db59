import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { AudienceGuard } from './audience.guard';
import { ErrorFilter } from './error.filter';
import { Intake } from './intake';
import { validation } from './validation';

@Global()
@Module({
  imports: [CqrsModule.forRoot()],
  providers: [
    Intake,
    { provide: APP_GUARD, useClass: AudienceGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useValue: validation },
  ],
  exports: [Intake, CqrsModule],
})
export class HttpModule {}
