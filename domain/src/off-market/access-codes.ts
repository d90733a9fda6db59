/** Makes the code of an access link from a server secret, so that a mail that is sent again carries the same link. */
export abstract class AccessCodes {
  /** `edition` counts approvals and new links: a later one has another code. */
  abstract codeOf(requestId: string, edition: number): string;
  /** What is stored of a code. */
  abstract hashOf(code: string): string;
}
