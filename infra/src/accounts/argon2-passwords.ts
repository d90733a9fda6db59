import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '@pignon/domain/accounts/accounts';

/** argon2id (the library's default), 19 MiB, 2 passes (OWASP Password Storage). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export class Argon2Passwords implements Passwords {
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  async verify(stored: string | null, password: string): Promise<boolean> {
    this.decoy ??= this.hash('nobody has this password');
    const matches = await verify(stored ?? (await this.decoy), password);
    return stored !== null && matches;
  }
}
