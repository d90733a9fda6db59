import { decidePost, type PostStanding, refuseEmpty } from './decide-post';
import { NothingToRead, PublishedAlready, PublishedInTheFuture, ScheduledInThePast } from './post-refusals';
import { POST_STATUSES } from './post-status';

const NOW = new Date('2026-12-01T09:00:00Z');
const LAST_YEAR = new Date('2025-06-01T08:00:00Z');
const TOMORROW = new Date('2026-12-02T08:00:00Z');
const DRAFT: PostStanding = { status: 'draft', publishedAt: null };

test('E09 published now, or since the moment that staff chose', () => {
  expect(decidePost(DRAFT, { kind: 'publish', at: null }, NOW)).toEqual({ status: 'published', publishedAt: NOW });
  expect(decidePost(DRAFT, { kind: 'publish', at: LAST_YEAR }, NOW).publishedAt).toBe(LAST_YEAR);
  expect(() => decidePost(DRAFT, { kind: 'publish', at: TOMORROW }, NOW)).toThrow(PublishedInTheFuture);
});

test.each(POST_STATUSES)('E10 a post that was read before keeps its day: %s, then published again', (status) => {
  const post: PostStanding = { status, publishedAt: LAST_YEAR };
  for (const kind of ['unpublish', 'archive'] as const)
    expect(decidePost(decidePost(post, { kind }, NOW), { kind: 'publish', at: null }, NOW).publishedAt).toBe(LAST_YEAR);
});

test('E09 scheduled for a moment to come; taken back, nothing is left of it', () => {
  const scheduled = decidePost(DRAFT, { kind: 'schedule', at: TOMORROW }, NOW);
  expect(scheduled).toEqual({ status: 'scheduled', publishedAt: TOMORROW });
  expect(decidePost(scheduled, { kind: 'unpublish' }, NOW)).toEqual(DRAFT);
  expect(decidePost(scheduled, { kind: 'publish', at: null }, NOW).publishedAt).toBe(NOW);
  expect(() => decidePost(DRAFT, { kind: 'schedule', at: NOW }, NOW)).toThrow(ScheduledInThePast);
});

test('E09 what everybody reads is not scheduled: it would be away until then', () => {
  const post: PostStanding = { status: 'published', publishedAt: LAST_YEAR };
  expect(() => decidePost(post, { kind: 'schedule', at: TOMORROW }, NOW)).toThrow(PublishedAlready);
});

test('E09 a page without a word is not published', () => {
  expect(() => refuseEmpty({ content: '<p> </p><p>&nbsp;</p>' })).toThrow(NothingToRead);
  refuseEmpty({ content: '<p>Un mot</p>' });
});
