/**
 * Who works in the database (domain/decisions/0023). The owner of the tables migrates them and does nothing else; api and
 * workers sign in by roles of their own.
 */
export const API_ROLE = 'pignon_api';
export const WORKERS_ROLE = 'pignon_workers';

/** What api and workers both may. Nobody signs in by it. */
export const DATA_ROLE = 'pignon_data';

/**
 * The same, and where properties exactly lie, and changing them. api takes it within transactions of staff; workers, who
 * locate, have it.
 */
export const STAFF_ROLE = 'pignon_staff';

export const PROCESS_ROLES = [API_ROLE, WORKERS_ROLE] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];
