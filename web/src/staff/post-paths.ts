/** Beside the site's own paths: every page of a visitor would load them. */
export const postPaths = {
  list: '/admin/blog',
  new: '/admin/blog/new',
  /** Its number follows. */
  edit: '/admin/blog/edit',
} as const;
