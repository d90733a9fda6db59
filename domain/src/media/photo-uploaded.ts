import { eventType } from '../shared/domain-event';

/** A photo lies in the media folder as its clean master; the sizes that pages use are still to be made. */
export const PhotoUploaded = eventType<{ key: string }>('media.photo-uploaded.v1');
