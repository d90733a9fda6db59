/** How MikroORM enters the database, whatever it does there. */
export const ormConnection = (url: string, pool: number) => ({
  clientUrl: url,
  /** Lazily: api boots and serves its pages while the database is still away. */
  connect: false,
  discovery: { disableDynamicFileAccess: true },
  logger: () => {},
  // Whoever cannot be served soon hears it soon, and comes back: knex would let them wait for a minute.
  pool: { min: 0, max: pool, acquireTimeoutMillis: 2000 },
  driverOptions: {
    connection: {
      // A transaction whose answer got lost gives its locks back before the visitor, who tries again, gives up.
      options: '-c lock_timeout=2000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=5000',
      connectionTimeoutMillis: 2000,
      // An answer that got lost on its way is not waited for without end.
      query_timeout: 20_000,
    },
  },
});
