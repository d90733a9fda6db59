/** Why a delivery did not happen; the relay decides by it what comes next. Adapters throw these and nothing else. */
export abstract class DeliveryFailure extends Error {
  constructor(
    message: string,
    /** HTTP or SMTP status, or a network code such as ECONNREFUSED. */
    readonly code: string,
  ) {
    super(message);
  }
}

/** Network, timeout, 408, 425, 429, 5xx, SMTP 4xx: worth trying again. */
export class TransientFailure extends DeliveryFailure {
  constructor(
    message: string,
    code: string,
    readonly detail: {
      /** From the Retry-After header; it wins over the schedule. */
      readonly retryAfterSeconds?: number;
      /** True when the other side may have done the work although no good answer came. */
      readonly ambiguous?: boolean;
    } = {},
  ) {
    super(message, code);
  }
}

/** The other side understood and said no (other 4xx, SMTP 5xx): no repetition will change that. */
export class Unrecoverable extends DeliveryFailure {}

/** 401 or 403: our token is wrong. Not the visitor's fault, so nothing dies: the kind's breaker opens. */
export class Misconfigured extends DeliveryFailure {}

/** Sent to nobody on purpose, for instance the fourth receipt within an hour to one typed address. */
export class Cancelled extends DeliveryFailure {}

/** Its turn has not come: nothing was tried, and nothing is counted against it. */
export class NotYet extends DeliveryFailure {
  constructor(
    message: string,
    readonly afterSeconds: number,
  ) {
    super(message, 'NOT_YET');
  }
}
