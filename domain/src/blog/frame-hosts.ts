/** Whose frames a post may hold: players that set no cookie before they are played. */
export const FRAME_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

export const FRAME_ORIGINS: readonly string[] = FRAME_HOSTS.map((host) => `https://${host}`);
