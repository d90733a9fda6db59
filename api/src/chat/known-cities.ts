import { Injectable } from '@nestjs/common';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { Clock } from '@pignon/domain/shared/clock';

const KEPT_MS = 10 * 60 * 1000;

/** Cities with the most properties, which the assistant proposes; none when they cannot be read (M109). */
@Injectable()
export class KnownCities {
  private kept: Promise<readonly { readonly name: string }[]> = Promise.resolve([]);
  private until = 0;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly clock: Clock,
  ) {}

  read(): Promise<readonly { readonly name: string }[]> {
    const now = this.clock.now().getTime();
    if (now < this.until) return this.kept;
    this.until = now + KEPT_MS;
    this.kept = this.catalogue.cities().then(
      (cities) => cities.toSorted((a, b) => b.count - a.count),
      () => {
        this.until = 0;
        return [];
      },
    );
    return this.kept;
  }
}
