import { DomainError } from '../shared/domain-error';

/** 'invitation': to somebody new; 'password': to whoever lost theirs, or never had one. */
export const LINK_PURPOSES = ['invitation', 'password'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

const HOUR_MS = 3_600_000;
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = { invitation: 7 * 24, password: 1 };

export const linkEnd = (purpose: LinkPurpose, from: Date): Date =>
  new Date(from.getTime() + LINK_HOURS[purpose] * HOUR_MS);

/** What the page behind a link says of the account that it opens. */
export interface OpenLink {
  readonly purpose: LinkPurpose;
  readonly email: string;
  /** Empty: not yet said. */
  readonly name: string;
}

export class LinkUnknown extends DomainError {}
export class LinkUsed extends DomainError {}
export class LinkExpired extends DomainError {}

/** After '#': it stands in no log, and no page that is gone to from there hears of it. */
export const linkPath = (token: string): string => `/admin/password#${token}`;
