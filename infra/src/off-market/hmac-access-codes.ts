import { createHash, createHmac } from 'node:crypto';
import type { AccessCodes } from '@pignon/domain/off-market/access-codes';

/** 256 bits that nobody without the server's secret can name. */
export class HmacAccessCodes implements AccessCodes {
  constructor(private readonly secret: string) {}

  codeOf(requestId: string, edition: number): string {
    return createHmac('sha256', this.secret).update(`off-market-access:${requestId}:${edition}`).digest('base64url');
  }

  hashOf(code: string): string {
    return createHash('sha256').update(code).digest('hex');
  }
}
