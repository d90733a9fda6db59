import { SEPARABLE_DAYS } from '@pignon/domain/prospects/merging';

/** SQL: whoever was put together with prospect $1, the newest first. */
export const MERGES = `select merge.id, merge.merged_at as at, account.name as by, gone.name, gone.email,
    merge.merged_at > now() - interval '${SEPARABLE_DAYS} days' as separable
  from prospect_merge merge join prospect gone on gone.id = gone_id
  left join staff_account account on account.id = merge.account_id
  where kept_id = $1 and undone_at is null order by merge.merged_at desc`;
