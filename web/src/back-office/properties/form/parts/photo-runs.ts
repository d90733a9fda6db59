import type { FieldChange, Revision } from '@pignon/domain/listings/property/revisions';

const PHOTO_FIELDS: ReadonlySet<string> = new Set(['imageUrls', 'photoNotes', 'imageUrl', 'featuredImageUrl']);
/** Between two photos of those that are added in one go. */
const AT_ONCE_MS = 2 * 60_000;

const isOfPhotos = ({ action, changes }: Revision): boolean =>
  action === 'properties.update' && changes.length > 0 && changes.every(({ field }) => PHOTO_FIELDS.has(field));

const follows = (newer: Revision, older: Revision): boolean =>
  isOfPhotos(newer) &&
  isOfPhotos(older) &&
  newer.by === older.by &&
  Math.abs(Date.parse(newer.at) - Date.parse(older.at)) <= AT_ONCE_MS;

/** What both changed, as one. */
function together(newer: readonly FieldChange[], older: readonly FieldChange[]): readonly FieldChange[] {
  const fields = [...new Set([...newer, ...older].map(({ field }) => field))];
  return fields.flatMap((field) => {
    const [last, first] = [newer, older].map((changes) => changes.find((one) => one.field === field));
    const one = last ?? first;
    return one ? [{ ...one, before: (first ?? one).before }] : [];
  });
}

/** Newest first: each photo is stored as it arrives, and those that were added in one go are one line, the newest's. */
export function withPhotoRuns(revisions: readonly Revision[]): readonly Revision[] {
  const lines: Revision[] = [];
  let oldest: Revision | undefined;
  for (const revision of revisions) {
    const line = lines.at(-1);
    if (line && oldest && follows(oldest, revision))
      lines[lines.length - 1] = { ...line, changes: together(line.changes, revision.changes) };
    else lines.push(revision);
    oldest = revision;
  }
  return lines;
}
