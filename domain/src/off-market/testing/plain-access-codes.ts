import { AccessCodes } from '../access-codes';

/** Secret to nobody. */
export class PlainAccessCodes extends AccessCodes {
  codeOf(requestId: string, edition: number): string {
    return `${requestId}/${edition}`;
  }

  hashOf(code: string): string {
    return `hash of ${code}`;
  }
}
