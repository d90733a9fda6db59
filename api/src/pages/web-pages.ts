import type { Pages, Refusal, Render } from '@pignon/domain/pages/page';
import type { LastSettings } from './last-settings';
import { loadPages } from './web-bundle';

/** The web room's pages, loaded when the first one is asked for. */
export class WebPages {
  private loaded: Pages | null = null;

  constructor(
    private readonly origin: string,
    private readonly settings: LastSettings,
  ) {}

  /** Others than the built ones: `npm run dev`. */
  use(pages: Pages): void {
    this.loaded = pages;
  }

  get render(): Render {
    return this.bundle.render;
  }

  /** What a page's answer depends on for anonymous visitors; the same for addresses that show the same. */
  addressOf(path: string, search: string): Promise<string> {
    return this.bundle.addressOf(path, search);
  }

  refusal(refusal: Refusal, path: string): Promise<string> {
    return this.bundle.renderRefusal(refusal, path, this.settings.shown);
  }

  private get bundle(): Pages {
    return (this.loaded ??= loadPages(this.origin));
  }
}
