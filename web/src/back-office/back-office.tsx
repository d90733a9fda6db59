import type { Right } from '@pignon/domain/accounts/rights';
import { Redirect, useLocation } from 'wouter';
import type { PageRules, RouteParams } from '../site/page-rules';
import { STAFF_ROOT } from '../site/paths';
import { useMay } from '../staff/session/session';
import { StaffFrame } from '../staff/staff-frame';
import { doorAt, isStaffRoute, STAFF_ROUTES, staffPageAt, staffPageFor } from './staff-routes';

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
  const may = useMay();
  const door = { page: doorAt(path) };
  if (door.page) return <door.page />;
  return (
    <StaffFrame menu={STAFF_ROUTES.filter(({ right }) => may(right))}>
      <PageHere may={may} />
    </StaffFrame>
  );
}

/** Within the guard, which draws nothing before it is known who asks. */
function PageHere({ may }: { readonly may: (right: Right) => boolean }) {
  const [path] = useLocation();
  const first = STAFF_ROUTES.find(({ right, page }) => page && may(right));
  // Where everybody comes in: whoever may not open it begins with the first that is theirs.
  if (path === STAFF_ROOT && first && first.path !== STAFF_ROOT) return <Redirect to={first.path} replace />;
  const shown = { page: staffPageFor(path, may) };
  return <shown.page />;
}
