import { Injectable } from '@nestjs/common';
import type { ListingCard, ListingPage } from '@pignon/domain/listings/read-models';
import { Clock } from '@pignon/domain/shared/clock';
import { PhotoSignatures } from '@pignon/infra/media/photos/photo-signatures';

/** What a reader is given shows its photos to him, for minutes. */
@Injectable()
export class SignedPhotos {
  constructor(
    private readonly signatures: PhotoSignatures,
    private readonly clock: Clock,
  ) {}

  page(page: ListingPage, grant: string): ListingPage {
    const photos = this.signed(page.photos, grant);
    const planUrls = page.planUrls.map((url) => this.signatures.signed(url, grant, this.clock.now()));
    const urls = photos.map(({ url }) => url);
    const first = urls[0] ?? null;
    return { ...page, photos, planUrls, imageUrls: urls, imageUrl: first, featuredImageUrl: first };
  }

  card(card: ListingCard, grant: string): ListingCard {
    const photos = this.signed(card.photos, grant);
    return { ...card, photos, imageUrl: photos[0]?.url ?? null };
  }

  private signed<Photo extends { readonly url: string }>(photos: readonly Photo[], grant: string): readonly Photo[] {
    const now = this.clock.now();
    return photos.map((photo) => ({ ...photo, url: this.signatures.signed(photo.url, grant, now) }));
  }
}
