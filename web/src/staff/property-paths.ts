/** Beside the site's own paths: every page of a visitor would load them. */
export const propertyPaths = {
  new: '/admin/properties/new',
  /** Its number follows. */
  edit: '/admin/properties/edit',
  import: '/admin/properties/import',
} as const;
