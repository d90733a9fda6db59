import { isSystemFault } from './system-fault';

test.each([
  [{ code: 'ENOSPC', syscall: 'write' }, true],
  [{ code: 'EIO' }, true],
  [{ code: 'EMFILE', syscall: 'open' }, true],
  [{ code: '23505' }, false],
  [{ code: 'Z_DATA_ERROR' }, false],
  [{}, false],
])('%j is of the machine: %s', (error, is) => expect(isSystemFault(Object.assign(new Error('x'), error))).toBe(is));

test.each([null, undefined, 'text', 7])('%j is not', (error) => expect(isSystemFault(error)).toBe(false));
