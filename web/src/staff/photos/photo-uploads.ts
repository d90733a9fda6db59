import { sendFile } from '../uploads/send-file';
import type { UploadsOptions } from '../uploads/uploads';
import { faultOf, sendable } from './sendable';

/** One photo to a call, so that each has a progress of its own. */
export const PHOTO_UPLOADS: UploadsOptions = {
  faultOf,
  prepare: sendable,
  send: (file, name, onProgress) => {
    const form = new FormData();
    form.append('image', file, name);
    return sendFile('/api/upload/image', form, onProgress);
  },
};
