import { eventType } from '../shared/domain-event';

/** Requests whose hidden field was filled are told of once a day (C71); `from` and `until` are ISO 8601. */
export const QuarantineReported = eventType<{ from: string; until: string }>('quarantine.quarantine-reported.v1');
