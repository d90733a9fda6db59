/** Rung by triggers on every table that the public sees (migration of the catalogue): caches of such reads are to be emptied. */
export const PUBLIC_CHANNEL = 'pignon_public';
