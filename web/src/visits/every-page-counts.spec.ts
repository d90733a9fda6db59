import { visitedPage } from '@pignon/domain/visits/visited-page';
import { paths, isStaffPath } from '../site/paths';

const UNCOUNTED: readonly string[] = [
  // Not a page itself: the root of properties' addresses.
  paths.property,
  // Of whoever was sent its link.
  paths.ownAppointment,
  paths.unsubscription,
  '/demo-boutons',
];

test('every page of the site is counted, none of the back-office is', () => {
  for (const path of Object.values<string>(paths).filter((one) => !UNCOUNTED.includes(one)))
    expect([path, visitedPage(path) !== undefined]).toEqual([path, !isStaffPath(path)]);
});
