import type { Consent } from '@pignon/domain/prospects/consent';

/** Sent with what a visitor agrees to by sending it. */
export const agreedTo = ({ version }: Pick<Consent, 'version'>): Consent => ({ version, page: location.pathname });
