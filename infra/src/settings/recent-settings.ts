import { type AppSettings, Settings } from '@pignon/domain/settings/app-settings';

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
}
