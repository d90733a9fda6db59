import type { PipeTransform } from '@nestjs/common';
import { NotFound } from '../refusals/errors';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id in an address; what is none leads nowhere. */
export const uuidParam: PipeTransform<string, string> = {
  transform: (id) => {
    if (!UUID.test(id)) throw new NotFound();
    return id.toLowerCase();
  },
};
