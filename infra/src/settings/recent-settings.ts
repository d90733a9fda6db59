import { type AppSettings, Settings } from '@pignon/domain/settings/app-settings';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';

/** For readers to whom settings of a second ago will do: a worker reads them for every mail. */
export class RecentSettings extends Settings {
  private known: Promise<AppSettings> | null = null;

  constructor(
    private readonly settings: Settings,
    private readonly maxAgeMs = 1000,
  ) {
    super();
  }

  read(): Promise<AppSettings> {
    if (!this.known) {
      this.known = this.settings.read();
      setTimeout(() => (this.known = null), this.maxAgeMs).unref();
    }
    return this.known;
  }

  change(given: Partial<AppSettings>, line: AuditEntry): Promise<AppSettings> {
    this.known = null;
    return this.settings.change(given, line);
  }
}
