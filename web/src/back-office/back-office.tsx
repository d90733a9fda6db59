import { useLocation } from 'wouter';
import type { PageRules, RouteParams } from '../site/page-rules';
import { STAFF_ROOT } from '../site/paths';
import { StaffFrame } from '../staff/staff-frame';
import { isStaffRoute, STAFF_ROUTES, staffPageAt } from './staff-routes';

const pathOf = ({ rest }: RouteParams): string => (rest ? `${STAFF_ROOT}/${rest}` : STAFF_ROOT);

/** Says of an address what the page there says: its chunk is a part of this one, which no visitor's bundle names. */
export const rules: PageRules = {
  parts: (params) => [staffPageAt(pathOf(params))],
  status: (params) => (isStaffRoute(pathOf(params)) ? 200 : 404),
  head: (data, params, search, failures) => {
    const page = staffPageAt(pathOf(params)).loaded();
    return page?.rules.head(data, params, search, failures) ?? { title: 'Administration', description: '' };
  },
};

/** One frame for all staff pages: it stays while they change. */
export default function BackOffice() {
  const [path] = useLocation();
  const shown = { page: staffPageAt(path) };
  return (
    <StaffFrame menu={STAFF_ROUTES}>
      <shown.page />
    </StaffFrame>
  );
}
