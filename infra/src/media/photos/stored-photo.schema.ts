import { EntitySchema } from '@mikro-orm/core';
import { StoredPhoto } from '@pignon/domain/media/stored-photo';

export const storedPhotoSchema = new EntitySchema<StoredPhoto>({
  class: StoredPhoto as never,
  tableName: 'photo',
  // No version: a stored photo never changes.
  properties: {
    key: { type: 'text', primary: true },
    width: { type: 'integer' },
    height: { type: 'integer' },
    thumbhash: { type: 'text' },
    originalName: { type: 'text' },
    look: { type: 'text', nullable: true },
    createdAt: { type: 'datetime' },
  } as never,
});
