import type { PageHead } from '../app/route';

/** No canonical: search engines have nothing to find behind the login. */
export const staffHead = (title: string) => (): PageHead => ({ title: `${title} | Administration`, description: '' });
