export const FAULT_MODES = ['refuse', 'defer', 'reject', 'swallow-answer', 'delay', 'cut-fetch'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];
export type MailFault = { mode: FaultMode; times: number | null; delayMs: number };

/** At most one fault per mode; a new one of the same mode takes its place. */
export class MailFaults {
  private readonly active = new Map<FaultMode, MailFault>();

  add(fault: MailFault): void {
    this.active.set(fault.mode, { ...fault });
  }

  clear(): void {
    this.active.clear();
  }

  list(): MailFault[] {
    return [...this.active.values()];
  }

  /** Uses one of the fault's times up. */
  take(mode: FaultMode): MailFault | undefined {
    const fault = this.active.get(mode);
    if (!fault || fault.times === null) return fault;
    fault.times -= 1;
    if (fault.times <= 0) this.active.delete(mode);
    return fault;
  }
}

export function parseMailFault(body: unknown): MailFault | string {
  const { mode, times, delayMs } = (body ?? {}) as Record<string, unknown>;
  if (!FAULT_MODES.includes(mode as FaultMode)) return `mode doit être l'un de : ${FAULT_MODES.join(', ')}.`;
  if (times !== undefined && times !== null && !(Number.isInteger(times) && Number(times) > 0))
    return 'times doit être un entier positif.';
  if (delayMs !== undefined && !(typeof delayMs === 'number' && delayMs >= 0)) return 'delayMs doit être positif.';
  if (mode === 'delay' && !delayMs) return 'le mode delay demande delayMs.';
  return { mode: mode as FaultMode, times: (times as number | undefined) ?? null, delayMs: (delayMs as number) ?? 0 };
}
