import { PAGE_ROOTS, SITE_PAGES, UNLISTED_PAGES } from '@pignon/domain/pages/site-pages';

/** Every address of the site: the public pages' beside those that search engines do not know. */
export const paths = {
  ...SITE_PAGES,
  ...UNLISTED_PAGES,
  filteredListings: PAGE_ROOTS.city,
  property: PAGE_ROOTS.property,
  admin: '/admin',
  adminLogin: '/admin/login',
  adminMessages: '/admin/messages',
  adminProspects: '/admin/prospects',
  adminSettings: '/admin/settings',
  adminProperties: '/admin/properties',
  adminAudience: '/admin/audience',
} as const;

export const STAFF_ROOT = paths.admin;

export const isStaffPath = (path: string): boolean => path === STAFF_ROOT || path.startsWith(`${STAFF_ROOT}/`);
