export const POST_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;
/** 'archived': it was read once, and is read no more. */
export type PostStatus = (typeof POST_STATUSES)[number];

export const POST_STATUS_LABELS: Readonly<Record<PostStatus, string>> = {
  draft: 'Brouillon',
  scheduled: 'Programmé',
  published: 'Publié',
  archived: 'Archivé',
};
