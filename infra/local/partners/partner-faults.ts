import { mulberry32 } from '@pignon/domain/shared/mulberry32';
import { isRecord } from '../http';
import { isPartnerName, type PartnerName } from './partner';

export type PartnerFault = {
  id: number;
  partner: PartnerName;
  status: number | null;
  delayMs: number;
  /** Between two pieces of an answer that is streamed. */
  pieceMs: number;
  dropAnswer: boolean;
  retryAfter: string | null;
  /** Where a 3xx sends to; by default to an unknown path of the partner, so that a caller who follows is seen. */
  location: string | null;
  times: number | null;
  rate: number | null;
  path: string | null;
  method: string | null;
};

type Active = { fault: PartnerFault; random: () => number };

export class PartnerFaults {
  private active: Active[] = [];
  private lastId = 0;

  add(fault: Omit<PartnerFault, 'id'>, seed: number): PartnerFault {
    this.lastId += 1;
    const added = { ...fault, id: this.lastId };
    this.active.push({ fault: added, random: mulberry32(seed) });
    return added;
  }

  clear(partner?: string | null): void {
    this.active = partner ? this.active.filter(({ fault }) => fault.partner !== partner) : [];
  }

  list(): PartnerFault[] {
    return this.active.map(({ fault }) => fault);
  }

  /** The oldest fault that fits hits the call, and uses one of its times up. */
  take(partner: PartnerName, method: string, path: string): PartnerFault | undefined {
    if (this.active.length === 0) return undefined;
    const hit = this.active.find(({ fault, random }) => fits(fault, partner, method, path) && isHit(fault, random));
    if (!hit) return undefined;
    const { fault } = hit;
    if (fault.times !== null) {
      fault.times -= 1;
      if (fault.times <= 0) this.active = this.active.filter((other) => other !== hit);
    }
    return fault;
  }
}

function fits(fault: PartnerFault, partner: PartnerName, method: string, path: string): boolean {
  if (fault.partner !== partner) return false;
  if (fault.method !== null && fault.method !== method) return false;
  return fault.path === null || path.includes(fault.path);
}

function isHit({ rate }: PartnerFault, random: () => number): boolean {
  return rate === null || random() < rate;
}

type Parsed = { fault: Omit<PartnerFault, 'id'>; seed: number };

export function parsePartnerFault(body: unknown): Parsed | string {
  if (!isRecord(body)) return 'Un objet JSON est attendu.';
  const { partner, status, delayMs, pieceMs, dropAnswer, retryAfter, location, times, rate, path, method, seed } = body;
  if (!isPartnerName(partner)) return 'partner est inconnu.';
  if (given(status) && !(Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599))
    return 'status doit être un code HTTP de 200 à 599.';
  if (given(delayMs) && !(typeof delayMs === 'number' && delayMs >= 0)) return 'delayMs doit être positif.';
  if (given(pieceMs) && !(typeof pieceMs === 'number' && pieceMs >= 0)) return 'pieceMs doit être positif.';
  if (given(times) && !(Number.isInteger(times) && Number(times) > 0)) return 'times doit être un entier positif.';
  if (given(rate) && !(typeof rate === 'number' && rate >= 0 && rate <= 1)) return 'rate va de 0 à 1.';
  // Retry-After alone can only mean "too many requests".
  const answered = given(status) ? Number(status) : given(retryAfter) ? 429 : null;
  if (answered === null && !delayMs && !pieceMs && dropAnswer !== true)
    return 'Donnez status, delayMs, pieceMs, dropAnswer ou retryAfter.';
  return {
    seed: typeof seed === 'number' ? seed : 42,
    fault: {
      partner,
      status: answered,
      delayMs: (delayMs as number | undefined) ?? 0,
      pieceMs: (pieceMs as number | undefined) ?? 0,
      dropAnswer: dropAnswer === true,
      retryAfter: textOrNull(retryAfter),
      location: textOrNull(location),
      times: (times as number | undefined) ?? null,
      rate: (rate as number | undefined) ?? null,
      path: textOrNull(path),
      method: textOrNull(method)?.toUpperCase() ?? null,
    },
  };
}

function given(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
