import { type ReadKind, READS, readPath } from './reads';

export type RequestKind = 'contact' | 'estimation' | 'hello' | ReadKind;

/** What a visitor would send: each with an address, a text and an Idempotency-Key of its own. */
export interface Shot {
  readonly email: string;
  readonly text: string;
}

export function shot(kind: RequestKind, run: string, index: number, fromMany: boolean): Shot {
  const email = `${run}.${index}@visiteurs.example`;
  if (kind === 'hello') return { email, text: 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n' };
  if (isRead(kind)) {
    // What is kept is kept compressed, as browsers ask for it; the floors of the others compress nothing.
    const encoding = kind.endsWith('-cached') ? 'Accept-Encoding: gzip, br\r\n' : '';
    // Whoever carries a visitor's cookie is answered anew; what a page reads on the way is kept all the same.
    const visitor = kind.endsWith('-cached') ? '' : 'Cookie: visitor=bench\r\n';
    return { email, text: `GET ${readPath(kind, index)} HTTP/1.1\r\nHost: localhost\r\n${encoding}${visitor}\r\n` };
  }
  const { path, body } = kind === 'contact' ? contact(email, index) : estimation(email, index);
  const payload = JSON.stringify(body);
  const address = fromMany ? `X-Forwarded-For: 10.${index >> 16}.${(index >> 8) & 255}.${index & 255}\r\n` : '';
  return {
    email,
    text: `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${run}-${index}\r\n${address}Content-Length: ${payload.length}\r\n\r\n${payload}`,
  };
}

export const isRead = (kind: RequestKind): kind is ReadKind => (READS as readonly string[]).includes(kind);

// ASCII only, so that a text's length is its length in bytes.
const contact = (email: string, index: number) => ({
  path: '/api/contact',
  body: {
    subject: `Formulaire de contact: Visite du local ${index}`,
    data: {
      name: `Camille Martin ${index}`,
      email,
      phone: '+33 6 12 34 56 78',
      subject: `Visite du local ${index}`,
      message: `Bonjour, je souhaite visiter le local commercial numero ${index}, rue de la Republique, de preference en fin de semaine. Merci de me rappeler.`,
    },
  },
});

const estimation = (email: string, index: number) => ({
  path: '/api/estimations',
  body: {
    firstName: 'Camille',
    lastName: `Martin ${index}`,
    phone: '+33 6 12 34 56 78',
    email,
    isOwner: true,
  },
});
