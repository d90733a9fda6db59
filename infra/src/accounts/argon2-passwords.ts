import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default), 19 MiB, 2 passes (OWASP Password Storage). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export class Argon2Passwords {
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  /** Takes the same time for an unknown account (hash null) as for a wrong password. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    this.decoy ??= this.hash('nobody has this password');
    const matches = await verify(stored ?? (await this.decoy), password);
    return stored !== null && matches;
  }
}
