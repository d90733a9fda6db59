/** Whether a header such as Accept-Encoding names it, and not as one that is never to be sent (`gzip;q=0`). */
export const accepts = (header: string, name: string): boolean =>
  header.split(',').some((one) => {
    const [named = '', ...params] = one.split(';').map((part) => part.trim().toLowerCase());
    return named === name && !params.some((param) => NEVER.test(param));
  });

const NEVER = /^q\s*=\s*0(?:\.0*)?$/;
