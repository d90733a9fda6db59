import { StreamableFile } from '@nestjs/common';
import type { Reply } from '../http/request';
import type { ReadStream } from 'node:fs';

interface Told {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** To be kept, never shown within the site: what a PDF or a picture may run, it runs elsewhere. */
export function asDownload(reply: Reply, stream: ReadStream, { name, type, bytes }: Told): StreamableFile {
  void reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
  return new StreamableFile(stream, {
    type,
    length: bytes,
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
  });
}
