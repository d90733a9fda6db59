import { VISITED_PAGES, type VisitedPage } from './visited-page';
import { VITALS, type Vital } from './vitals';

/** How far a form was taken; its beginning is the view of its page. */
export const FORM_STEPS = ['estimation-bien', 'estimation-envoyee', 'contact-envoye'] as const;
export type FormStep = (typeof FORM_STEPS)[number];

export type VisitEvent =
  | { readonly kind: 'page'; readonly page: VisitedPage }
  | { readonly kind: 'property'; readonly id: number }
  | { readonly kind: 'step'; readonly step: FormStep }
  | { readonly kind: 'vital'; readonly page: VisitedPage; readonly vital: Vital; readonly value: number };

export const MOST_EVENTS = 20;

/** Null unless every one is exactly of a known form: nothing else is ever stored. */
export function readVisitEvents(received: readonly unknown[]): readonly VisitEvent[] | null {
  if (received.length === 0 || received.length > MOST_EVENTS) return null;
  const events = received.map(readOne);
  return events.every((event) => event !== null) ? events : null;
}

function readOne(received: unknown): VisitEvent | null {
  if (typeof received !== 'object' || received === null) return null;
  const { kind, page, id, step, vital, value } = received as Readonly<Record<string, unknown>>;
  if (kind === 'page' && isOf(VISITED_PAGES, page)) return { kind, page };
  if (kind === 'property' && isId(id)) return { kind, id };
  if (kind === 'step' && isOf(FORM_STEPS, step)) return { kind, step };
  if (kind === 'vital' && isOf(VISITED_PAGES, page) && isOf(VITALS, vital) && isMeasure(value))
    return { kind, page, vital, value };
  return null;
}

const isOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.includes(value as Value);

const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31;

const isMeasure = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 600_000;
