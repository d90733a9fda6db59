import type { Plugin } from 'vite';

/** How the keys of services look, ours and those that one would reach for; a key for a browser would be one too. */
const SECRETS: readonly (readonly [name: string, shape: RegExp])[] = [
  ['a key of a language model', /\bsk-[\w-]{20,}/],
  ['a key of Google', /\bAIza[\w-]{35}/],
  ['a token of a maps provider', /\b[ps]k\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a secret of the webhook', /\bwhsec_[\w+/=-]{16,}/],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of a code host', /\b(?:gh[pousr]_\w{36}|glpat-[\w-]{20})/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a password within an address', /\b[a-z][a-z+]*:\/\/[^\s:@/"'`]+:[^\s:@/"'`]+@/],
  ['a key within an address', /[?&](?:api_?key|api_?token|access_?token|key)=[\w-]{16,}/i],
  // Of letters and digits both, for a sentence or a name is no secret.
  [
    'a named secret',
    /\b(?:api[_-]?key|api[_-]?token|access[_-]?token|client[_-]?secret|secret[_-]?key|password)["']?\s*[:=]\s*["'`](?=[^"'`]*\d)(?=[^"'`]*[a-z])[\w+/=.-]{16,}["'`]/i,
  ],
  ['a token of 40 hexadecimal digits', /(?<![\w/-])(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{40}(?![\w-])/],
];

/** F17: whatever goes to browsers is everybody's. Nothing is written where a secret stands in it. */
export const noSecrets = (): Plugin => ({
  name: 'no-secrets',
  apply: 'build',
  generateBundle(_, bundle) {
    const found = Object.values(bundle).flatMap((file) => {
      const text = file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('latin1');
      return SECRETS.filter(([, shape]) => shape.test(text)).map(([name]) => `${name} in ${file.fileName}`);
    });
    if (found.length > 0) this.error(`This would go to every browser:\n${found.join('\n')}`);
  },
});
