import { Aggregate } from '../shared/aggregate';
import { PhotoUploaded } from './photo-uploaded';

/** A photo as the house keeps it: its address cannot be guessed, the same picture is kept once. */
export class StoredPhoto extends Aggregate {
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  originalName: string;
  /** What it looks like; null of one that came before anybody asked. */
  look: string | null;
  createdAt: Date;

  constructor(
    readonly key: string,
    facts: {
      readonly width: number;
      readonly height: number;
      readonly thumbhash: string;
      readonly originalName: string;
      readonly look: string;
    },
    createdAt: Date,
  ) {
    super();
    this.width = facts?.width;
    this.height = facts?.height;
    this.thumbhash = facts?.thumbhash;
    this.originalName = facts?.originalName;
    this.look = facts?.look ?? null;
    this.createdAt = createdAt;
  }

  get id(): string {
    return this.key;
  }

  static upload(...given: ConstructorParameters<typeof StoredPhoto>): StoredPhoto {
    const photo = new StoredPhoto(...given);
    photo.record(PhotoUploaded(photo.key, photo.createdAt, { key: photo.key }));
    return photo;
  }
}
