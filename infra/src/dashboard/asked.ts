import type { QueryResultRow } from 'pg';

/** One read. */
export type Ask = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
