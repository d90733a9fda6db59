/** What stands of the settings, and what stood before. */
export const SETTINGS_DESK = '/api/admin/settings';
