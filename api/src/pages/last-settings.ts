import type { ShownSettings } from '@pignon/domain/settings/app-settings';
import type { Config } from '@pignon/infra/config/config';

/** The agency's settings as they were last read here: what pages say of it while the database is away (decision 0024). */
export class LastSettings {
  private read: ShownSettings | null = null;

  constructor(private readonly config: Config) {}

  /** Null: nobody read them since this process began. */
  get known(): ShownSettings | null {
    return this.read;
  }

  note(read: ShownSettings): void {
    this.read = read;
  }

  /** For a page that has to be shown in any case. */
  get shown(): ShownSettings {
    const { map, media, publicUrl, calendars, agencyPhone } = this.config;
    return (
      this.read ?? {
        showSoldProperties: false,
        urgencyWording: 'A',
        agency: {
          name: 'Pignon',
          referencePrefix: '',
          address: '',
          phone: agencyPhone,
          email: '',
          openingHours: [],
          social: { facebook: '', instagram: '', linkedin: '' },
        },
        display: {
          mapTiles: map.tiles === 'none' ? null : map.tiles,
          imageCdn: media.cdnTemplate || null,
          origin: publicUrl,
          calendars,
          agencyAt: null,
        },
      }
    );
  }
}
