/** Whose films and visits are shown within a property's page, once somebody asks for them; they set no cookie before that. */
export const PLAYER_ORIGINS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://my.matterport.com',
];

const PLAYERS: readonly (readonly [address: RegExp, player: (id: string) => string])[] = [
  [
    /^https:\/\/(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{6,20})(?:[?&#/].*)?$/i,
    (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [
    /^https:\/\/(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(\d{4,14})(?:[?#/].*)?$/i,
    (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  ],
  [
    /^https:\/\/my\.matterport\.com\/show\/?\?(?:[^#]*&)?m=([\w-]{6,24})(?:[&#].*)?$/i,
    (id) => `https://my.matterport.com/show/?m=${id}`,
  ],
];

/** The player of an address; null: it is a page of its own, and opens as one. */
export function playerOf(url: string): string | null {
  for (const [address, player] of PLAYERS) {
    const [, id] = address.exec(url) ?? [];
    if (id !== undefined) return player(id);
  }
  return null;
}
