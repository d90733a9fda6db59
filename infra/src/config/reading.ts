export class BadConfiguration extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Reads settings one by one and gathers every fault, so that a bad start names them all at once. */
export class ConfigReader {
  private readonly faults: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  text(name: string, fallback?: string): string {
    const value = this.env[name]?.trim() || fallback;
    if (value !== undefined) return value;
    this.fault(name, 'manque');
    return '';
  }

  url(name: string, protocols: readonly string[], fallback?: string): string {
    const value = this.text(name, fallback);
    if (!value) return value;
    const expected = protocols.map((protocol) => `${protocol}//`).join(' ou ');
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      this.fault(name, `doit commencer par ${expected} (reçu : « ${withoutPassword(value)} »)`);
    return value;
  }

  number(name: string, fallback: number, { min = 0, max = Number.MAX_SAFE_INTEGER, unit = '' } = {}): number {
    const raw = this.env[name]?.trim();
    if (!raw) return fallback;
    const value = Number(raw);
    if (Number.isFinite(value) && value >= min && value <= max) return value;
    this.fault(name, `doit être un nombre de ${min} à ${max}${unit && ` ${unit}`} (reçu : « ${raw} »)`);
    return fallback;
  }

  /** A count. */
  whole(name: string, fallback: number, limits: { min?: number; max?: number; unit?: string } = {}): number {
    const before = this.faults.length;
    const value = this.number(name, fallback, limits);
    if (this.faults.length > before || Number.isInteger(value)) return value;
    this.fault(name, `doit être un nombre entier (reçu : « ${value} »)`);
    return fallback;
  }

  oneOf<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const value = (this.env[name]?.trim() || fallback) as Value;
    if (!values.includes(value)) this.fault(name, `doit être ${values.join(' ou ')} (reçu : « ${value} »)`);
    return value;
  }

  secret(name: string, minLength: number): string {
    const value = this.text(name);
    if (value && value.length < minLength) this.fault(name, `doit avoir au moins ${minLength} caractères`);
    return value;
  }

  fault(name: string, what: string): void {
    this.faults.push(`${name} ${what}`);
  }

  finish(): void {
    if (this.faults.length > 0) throw new BadConfiguration(this.faults);
  }
}

const withoutPassword = (value: string): string => value.replace(/(:\/\/[^:@/]*):[^@]*@/, '$1:***@');
