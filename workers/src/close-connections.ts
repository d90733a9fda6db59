import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Mailer } from '@pignon/domain/shared/mailer';
import type { NodemailerMailer } from '@pignon/infra/mail/nodemailer-mailer';
import { Pool } from 'pg';

/** Lets the connections go when the process ends its work. */
@Injectable()
export class CloseConnections implements OnModuleDestroy {
  constructor(
    private readonly pool: Pool,
    @Inject(Mailer) private readonly mailer: NodemailerMailer,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.mailer.close();
    await this.pool.end();
  }
}
