import type { WorkingTime } from '../agents/working-hours';
import type { RegionCode } from '../geography/place';

/** Where they meet: at the property or the agency, or each at his screen. */
export const MEETING_WAYS = ['in-person', 'video'] as const;
export type MeetingWay = (typeof MEETING_WAYS)[number];

export const WAY_LABELS: Readonly<Record<MeetingWay, string>> = {
  'in-person': 'Sur place',
  video: 'En visioconférence',
};

const ILE_DE_FRANCE: RegionCode = '11';

/** M110: in person in Île-de-France alone. `region`: of the property, or of the agency where it is about none. */
export const waysOf = (
  { inPerson, byVideo }: Pick<WorkingTime, 'inPerson' | 'byVideo'>,
  region: RegionCode | null,
): readonly MeetingWay[] => [
  ...(inPerson && region === ILE_DE_FRANCE ? (['in-person'] as const) : []),
  ...(byVideo ? (['video'] as const) : []),
];
