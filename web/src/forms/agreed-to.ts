import type { Consent, ConsentVersion } from '@pignon/domain/prospects/consent';

/** Sent with what a visitor agrees to by sending it. */
export const agreedTo = (version: ConsentVersion): Consent => ({ version, page: location.pathname });
