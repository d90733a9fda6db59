/** SQL: why `property` can no longer be had (Ended); null: it still can. */
export const ENDED = `case when property.status in ('sold', 'rented') then property.status
  when property.deleted_at is not null or property.unpublished_at is not null or property.internal_only
    or not property.available then 'withdrawn' end`;
