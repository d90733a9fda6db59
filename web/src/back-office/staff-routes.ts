import Braces from 'lucide-react/icons/braces';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import ContactRound from 'lucide-react/icons/contact-round';
import Handshake from 'lucide-react/icons/handshake';
import Inbox from 'lucide-react/icons/inbox';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Send from 'lucide-react/icons/send';
import Split from 'lucide-react/icons/split';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { lazyPage, type Page } from '../site/lazy-page';
import { paths } from '../site/paths';
import type { MenuItem } from '../staff/menu-item';

/** Without a page it is served by api, not by this bundle. */
export type StaffRoute = MenuItem & { readonly page?: Page };

/** Every page of the back-office, in the order of its menu (F71). A new one is its folder and one line here. */
export const STAFF_ROUTES: readonly StaffRoute[] = [
  {
    path: paths.admin,
    label: 'Tableau de bord',
    Icon: LayoutDashboard,
    page: lazyPage(() => import('./dashboard/dashboard-page')),
  },
  {
    path: paths.adminProperties,
    label: 'Biens',
    Icon: Store,
    page: lazyPage(() => import('./properties/properties-page')),
  },
  {
    path: '/admin/sold-properties',
    label: 'Biens vendus',
    Icon: Handshake,
    page: lazyPage(() => import('./sold/sold-page')),
  },
  {
    path: '/admin/agents',
    label: 'Conseillers',
    Icon: ContactRound,
    page: lazyPage(() => import('./advisers/advisers-page')),
  },
  {
    path: '/admin/assignment-rules',
    label: "Règles d'attribution",
    Icon: Split,
    page: lazyPage(() => import('./assignment/rules-page')),
  },
  {
    path: '/admin/messages',
    label: 'Messages',
    Icon: Inbox,
    page: lazyPage(() => import('./messages/messages-page')),
  },
  {
    path: '/admin/appointments',
    label: 'Rendez-vous',
    Icon: CalendarClock,
    page: lazyPage(() => import('./appointments/appointments-page')),
  },
  {
    path: paths.adminProspects,
    label: 'Prospects',
    Icon: Users,
    page: lazyPage(() => import('./prospects/prospects-page')),
  },
  {
    path: paths.adminAudience,
    label: 'Audience',
    Icon: ChartColumn,
    page: lazyPage(() => import('./audience/audience-page')),
  },
  {
    path: '/admin/deliveries',
    label: 'Livraisons',
    Icon: Send,
    page: lazyPage(() => import('./deliveries/journal-page')),
  },
  { path: '/admin/queues', label: "Files d'attente", Icon: Layers },
  { path: '/admin/api', label: 'API', Icon: Braces },
];

/** Where a page of the menu leads to. */
const INNER_PAGES: readonly { readonly path: RegExp; readonly page: Page }[] = [
  {
    path: /^\/admin\/properties\/(new|edit\/[^/]+)$/,
    page: lazyPage(() => import('./properties/form/property-form-page')),
  },
  { path: /^\/admin\/messages\/refused$/, page: lazyPage(() => import('./messages/refused/refused-mails-page')) },
  { path: /^\/admin\/properties\/import$/, page: lazyPage(() => import('./imports/imports-page')) },
];

const NOWHERE = lazyPage(() => import('./not-found/staff-not-found-page'));

const known = (path: string): Page | undefined =>
  STAFF_ROUTES.find((route) => route.path === path)?.page ?? INNER_PAGES.find((inner) => inner.path.test(path))?.page;

export const isStaffRoute = (path: string): boolean => known(path) !== undefined;

export const staffPageAt = (path: string): Page => known(path) ?? NOWHERE;
