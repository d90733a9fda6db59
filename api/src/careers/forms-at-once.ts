import { TooManyRequests } from '../http/errors';

/** Of one process, and of one address of it. */
const MOST = 20;
const MOST_OF_ONE = 3;
const SECONDS = 10;

const reading: string[] = [];

/**
 * A form holds its CV in memory before anybody can tell whether it counts as one too many: as many as there is room for
 * are read at the same time, and one sender, however slow, leaves places for the others.
 */
export async function oneOfFew<Form>(address: string, read: () => Promise<Form>): Promise<Form> {
  if (reading.length >= MOST || reading.filter((other) => other === address).length >= MOST_OF_ONE)
    throw new TooManyRequests(SECONDS);
  reading.push(address);
  try {
    return await read();
  } finally {
    reading.splice(reading.indexOf(address), 1);
  }
}
