import type { Right } from '@pignon/domain/accounts/rights';
import Braces from 'lucide-react/icons/braces';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import ContactRound from 'lucide-react/icons/contact-round';
import Handshake from 'lucide-react/icons/handshake';
import Inbox from 'lucide-react/icons/inbox';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Newspaper from 'lucide-react/icons/newspaper';
import SearchCheck from 'lucide-react/icons/search-check';
import Plug from 'lucide-react/icons/plug';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Split from 'lucide-react/icons/split';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { lazyPage, type Page } from '../site/lazy-page';
import { paths } from '../site/paths';
import { FORGOTTEN, NEW_PASSWORD } from './login/door-paths';
import type { MenuItem } from '../staff/menu-item';

/** Without a page it is served by api, not by this bundle. */
export type StaffRoute = MenuItem & { readonly page?: Page };

/** Every page of the back-office, in the order of its menu (F71). A new one is its folder and one line here. */
export const STAFF_ROUTES: readonly StaffRoute[] = [
  {
    path: paths.admin,
    label: 'Tableau de bord',
    right: 'dashboard',
    Icon: LayoutDashboard,
    page: lazyPage(() => import('./dashboard/dashboard-page')),
  },
  {
    path: paths.adminProperties,
    label: 'Biens',
    right: 'properties',
    Icon: Store,
    page: lazyPage(() => import('./properties/properties-page')),
  },
  {
    path: '/admin/sold-properties',
    label: 'Biens vendus',
    right: 'properties',
    Icon: Handshake,
    page: lazyPage(() => import('./sold/sold-page')),
  },
  {
    path: '/admin/agents',
    label: 'Conseillers',
    right: 'advisers',
    Icon: ContactRound,
    page: lazyPage(() => import('./advisers/advisers-page')),
  },
  {
    path: '/admin/assignment-rules',
    label: "Règles d'attribution",
    right: 'advisers',
    Icon: Split,
    page: lazyPage(() => import('./assignment/rules-page')),
  },
  {
    path: '/admin/messages',
    label: 'Messages',
    right: 'requests',
    Icon: Inbox,
    page: lazyPage(() => import('./messages/messages-page')),
  },
  {
    path: '/admin/appointments',
    label: 'Rendez-vous',
    right: 'requests',
    Icon: CalendarClock,
    page: lazyPage(() => import('./appointments/appointments-page')),
  },
  {
    path: paths.adminProspects,
    label: 'Prospects',
    right: 'requests',
    Icon: Users,
    page: lazyPage(() => import('./prospects/prospects-page')),
  },
  {
    path: '/admin/blog',
    label: 'Blog',
    right: 'blog',
    Icon: Newspaper,
    page: lazyPage(() => import('./blog/blog-page')),
  },
  {
    path: '/admin/indexation',
    label: 'Indexation',
    right: 'audience',
    Icon: SearchCheck,
    page: lazyPage(() => import('./indexation/indexation-page')),
  },
  {
    path: paths.adminAudience,
    label: 'Audience',
    right: 'audience',
    Icon: ChartColumn,
    page: lazyPage(() => import('./audience/audience-page')),
  },
  {
    path: '/admin/deliveries',
    label: 'Livraisons',
    right: 'journal',
    Icon: Send,
    page: lazyPage(() => import('./deliveries/journal-page')),
  },
  { path: '/admin/queues', label: "Files d'attente", right: 'journal', Icon: Layers },
  {
    path: '/admin/google-auth',
    label: 'Google',
    right: 'settings',
    Icon: Plug,
    page: lazyPage(() => import('./google/google-page')),
  },
  {
    path: paths.adminSettings,
    label: 'Paramètres',
    right: 'settings',
    Icon: Settings,
    page: lazyPage(() => import('./settings/settings-page')),
  },
  { path: '/admin/api', label: 'API', right: 'settings', Icon: Braces },
];

/** Where a page of the menu leads to. */
const INNER_PAGES: readonly { readonly path: RegExp; readonly right: Right; readonly page: Page }[] = [
  {
    path: /^\/admin\/properties\/(new|edit\/[^/]+)$/,
    right: 'properties',
    page: lazyPage(() => import('./properties/form/property-form-page')),
  },
  {
    path: /^\/admin\/messages\/refused$/,
    right: 'requests',
    page: lazyPage(() => import('./messages/refused/refused-mails-page')),
  },
  {
    path: /^\/admin\/settings\/users$/,
    right: 'settings',
    page: lazyPage(() => import('./settings/users/users-page')),
  },
  {
    path: /^\/admin\/settings\/display$/,
    right: 'settings',
    page: lazyPage(() => import('./settings/display/display-page')),
  },
  {
    path: /^\/admin\/settings\/audit$/,
    right: 'settings',
    page: lazyPage(() => import('./settings/audit/audit-page')),
  },
  {
    path: /^\/admin\/settings\/estimation$/,
    right: 'settings',
    page: lazyPage(() => import('./settings/estimation/estimation-page')),
  },
  {
    path: /^\/admin\/properties\/import$/,
    right: 'properties',
    page: lazyPage(() => import('./imports/imports-page')),
  },
  {
    path: /^\/admin\/blog\/(new|edit\/[^/]+)$/,
    right: 'blog',
    page: lazyPage(() => import('./blog/editor/post-form-page')),
  },
];

/** Open to whoever is not signed in: they stand in no frame. */
const DOORS: readonly { readonly path: string; readonly page: Page }[] = [
  { path: FORGOTTEN, page: lazyPage(() => import('./login/forgotten-page')) },
  { path: NEW_PASSWORD, page: lazyPage(() => import('./login/password-page')) },
];

export const doorAt = (path: string): Page | undefined => DOORS.find((door) => door.path === path)?.page;

const NOWHERE = lazyPage(() => import('./not-found/staff-not-found-page'));
const NO_ACCESS = lazyPage(() => import('./not-found/no-access-page'));

const known = (path: string): { readonly right: Right; readonly page?: Page } | undefined =>
  STAFF_ROUTES.find((route) => route.path === path) ?? INNER_PAGES.find((inner) => inner.path.test(path));

export const isStaffRoute = (path: string): boolean => (doorAt(path) ?? known(path)?.page) !== undefined;

export const staffPageAt = (path: string): Page => doorAt(path) ?? known(path)?.page ?? NOWHERE;

/** The page there, for whoever may open it: the server refuses what it would ask for all the same. */
export function staffPageFor(path: string, may: (right: Right) => boolean): Page {
  const there = known(path);
  return there && !may(there.right) ? NO_ACCESS : (there?.page ?? NOWHERE);
}
