/** SQL: accounts of the house that sign in, and may have to do with conversations. */
export const OF_THE_HOUSE = `staff_account where disabled_at is null and not awaits_password and role not in ('editor', 'operator')`;
