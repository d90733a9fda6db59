import { Readable } from 'node:stream';
import { CSV_HEAD, csvCells } from '@pignon/domain/imports/csv/csv-rows';
import { BYTE_ORDER_MARK, csvLine } from '@pignon/domain/shared/text/csv';
import type { LeavingProperty } from './exported-properties';

/** A plain table, written while it is read. */
export const csvFile = (properties: AsyncIterable<LeavingProperty>): Readable => Readable.from(lines(properties));

async function* lines(properties: AsyncIterable<LeavingProperty>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(CSV_HEAD);
  for await (const property of properties)
    yield csvLine(csvCells({ ...property, photoSources: property.photos.map(({ url }) => ({ source: url })) }));
}
