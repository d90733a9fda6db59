import type { ListingPage } from '@pignon/domain/listings/read-models';
import type { Settings } from '@pignon/domain/settings/app-settings';
import { socialPicture } from '@pignon/domain/sheets/social-picture';
import type { MediaStore } from '../media/media-store';
import { contentHash } from './sheet-hash';
import type { SheetStore } from './sheet-store';

/** Raised when the same content is drawn otherwise. */
const LAYOUT = 1;

/** Pictures for social networks: drawn when a property changes, or else when somebody first asks. */
export class PictureMaker {
  /** One drawing at a time: the same process answers visitors. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly settings: Settings,
    private readonly store: SheetStore,
    private readonly photos: MediaStore,
  ) {}

  async of(page: ListingPage): Promise<{ readonly hash: string; readonly jpeg: Buffer }> {
    const { agency, statusTexts } = await this.settings.read();
    const picture = socialPicture(page, agency.name, statusTexts);
    const hash = contentHash(LAYOUT, picture);
    const made = await this.store.read(page.id, hash, 'jpg');
    if (made) return { hash, jpeg: made };
    const jpeg = await this.inTurn(async () => {
      // Whoever asked just before had it drawn.
      const drawn = await this.store.read(page.id, hash, 'jpg');
      if (drawn) return drawn;
      const { drawPicture } = await import('@pignon/infra/sheets/draw-picture');
      const bytes = await drawPicture(picture, this.photos);
      await this.store.write(page.id, hash, 'jpg', bytes);
      return bytes;
    });
    return { hash, jpeg };
  }

  private neutralOne: { readonly agency: string; readonly jpeg: Promise<Buffer> } | null = null;

  async neutral(): Promise<Buffer> {
    const { agency } = await this.settings.read();
    if (this.neutralOne?.agency !== agency.name) {
      const jpeg = import('@pignon/infra/sheets/draw-picture').then((draw) => draw.drawNeutralPicture(agency.name));
      this.neutralOne = { agency: agency.name, jpeg };
      jpeg.catch(() => (this.neutralOne = null));
    }
    return await this.neutralOne.jpeg;
  }

  private inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawn = this.last.then(draw);
    this.last = drawn.catch(() => {});
    return drawn;
  }
}
