import { StoredPhoto } from '@pignon/domain/media/stored-photo';
import type { Persistence } from '../wiring/persistence';
import { storedPhotoSchema } from './photos/stored-photo.schema';

export const mediaPersistence: Persistence = {
  schemas: [storedPhotoSchema],
  aggregates: [StoredPhoto],
};
