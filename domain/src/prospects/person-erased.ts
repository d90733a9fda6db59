import { eventType } from '../shared/domain-event';

/** Somebody is forgotten here; what others were told of him is still to be. */
export const PersonErased = eventType<{ erasureId: string }>('prospects.person-erased.v1');
