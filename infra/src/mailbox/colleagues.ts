/** SQL: accounts of the house that may sign in. */
export const OF_THE_HOUSE = `staff_account where disabled_at is null and role <> 'operator'`;
