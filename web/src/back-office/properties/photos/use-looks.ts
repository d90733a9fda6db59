import { photoKey } from '@pignon/domain/listings/photo-urls';
import type { PhotoValue } from '@pignon/domain/listings/photo-value';
import useSWR from 'swr';
import { staffGet } from '../../../staff/staff-get';
import { twins } from './photo-list';

interface PhotoLook {
  readonly key: string;
  readonly look: string | null;
}

/** For each photo the place of an earlier one that shows the same. */
export function useTwins(photos: readonly PhotoValue[]): readonly (number | null)[] {
  const keys = photos.flatMap(({ url }) => photoKey(url) ?? []);
  const asked = [...keys].sort((one, other) => (one < other ? -1 : 1)).join(',');
  const { data } = useSWR<readonly PhotoLook[], unknown>(
    keys.length > 1 ? `/api/upload/looks?keys=${asked}` : null,
    staffGet,
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const looks = new Map(data?.map(({ key, look }) => [key, look]));
  return twins(photos.map(({ url }) => looks.get(photoKey(url) ?? '') ?? null));
}
