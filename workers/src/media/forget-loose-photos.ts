import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { faultOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';
import { LoosePhotos } from '@pignon/infra/media/loose-photos';

const EVERY_MS = 3_600_000;

/** Once an hour; of several workers each may, for the second finds nothing left. */
@Injectable()
export class ForgetLoosePhotos implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly photos: LoosePhotos) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS).unref();
    void this.run();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async run(): Promise<void> {
    try {
      const forgotten = await this.photos.forget();
      if (forgotten > 0) log('info', 'photos forgotten that nothing showed', { forgotten });
    } catch (error) {
      log('error', 'loose photos', { error: faultOf(error) });
    }
  }
}
