import { REGION_CODES } from '../geography/place';
import { NATURES } from '../listings/nature';
import { TRANSACTION_TYPES } from '../listings/property-fields';
import type { SearchCriteria } from '../listings/filters/filters';
import type { EstimationDialogue } from './estimation/estimation-dialogue';
import type { Shown } from './search/relative-wishes';
import { ESTIMATION_STEPS, type EstimationLead } from './estimation/estimation-lead';

/** Where a conversation stands: plain JSON, kept by the browser over navigation and reload, sent with each message. */
export interface ChatState {
  readonly version: 1;
  readonly mode: 'open' | 'search' | 'estimation';
  /** Of the running or completed dialogue. */
  readonly estimation?: EstimationDialogue;
  /** When an estimation was offered, in milliseconds (F53). */
  readonly offeredAt?: number;
  /** What the visitor looks for so far. */
  readonly criteria?: SearchCriteria;
  /** What was found by it. */
  readonly shown?: Shown;
}

export const NEW_CHAT: ChatState = { version: 1, mode: 'open' };
/** An offer that no longer stands last cannot be taken by a mere 'oui'. */
export function dropOffer(state: ChatState): ChatState {
  const { offeredAt: _, ...others } = state;
  return others;
}

/** Bytes of JSON; more than any conversation needs. */
export const LARGEST_STATE = 16 * 1024;
/** Bytes of one message (reliability, row 65). */
export const LARGEST_MESSAGE = 2 * 1024;

/** What a browser kept or sent, or null where it is nothing that this dialogue made. */
export function readChatState(value: unknown): ChatState | null {
  if (!isObject(value) || value['version'] !== 1) return null;
  const { mode, estimation, offeredAt, criteria, shown } = value;
  if (mode !== 'open' && mode !== 'search' && mode !== 'estimation') return null;
  if (offeredAt !== undefined && !isAmount(offeredAt)) return null;
  const dialogue = estimation === undefined ? undefined : readDialogue(estimation);
  const asked = criteria === undefined ? undefined : readAsked(criteria);
  const seen = shown === undefined ? undefined : allOf(shown, SHOWN);
  if (seen === null || dialogue === null || asked === null || (mode === 'estimation' && !dialogue)) return null;
  return {
    version: 1,
    mode,
    ...(dialogue && { estimation: dialogue }),
    ...(offeredAt !== undefined && { offeredAt }),
    ...(asked && { criteria: asked }),
    ...(seen && { shown: { prices: [], surfaces: [], ...seen } }),
  };
}

const LONGEST_TEXT = 300;
const MOST_VALUES = 50;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
/** No commune's is longer than 46 signs; a department may stand behind it. */
const isSlug = (value: unknown): value is string => isText(value) && /^[a-z0-9-]{1,60}$/.test(value);
const isOneOf =
  <Value extends string>(known: readonly Value[]) =>
  (value: unknown): value is Value =>
    known.includes(value as Value);
const isListOf =
  <Value>(each: (value: unknown) => value is Value) =>
  (value: unknown): value is readonly Value[] =>
    Array.isArray(value) && value.length <= MOST_VALUES && value.every(each);

type Checks<Shape> = { readonly [Name in keyof Shape]-?: (value: unknown) => value is NonNullable<Shape[Name]> };

const CRITERIA: Checks<Omit<SearchCriteria, 'ids' | 'area'>> = {
  search: isText,
  cities: isListOf(isSlug),
  natures: isListOf(isOneOf(NATURES)),
  transactions: isListOf(isOneOf(TRANSACTION_TYPES)),
  regions: isListOf(isOneOf(REGION_CODES)),
  occupancy: isOneOf(['occupied', 'vacant'] as const),
  minPrice: isAmount,
  maxPrice: isAmount,
  minSurface: isAmount,
  maxSurface: isAmount,
  minYield: isAmount,
  maxYield: isAmount,
};

const SHOWN: Checks<Shown> = {
  transaction: isOneOf(TRANSACTION_TYPES),
  prices: isListOf(isAmount),
  surfaces: isListOf(isAmount),
};

const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean';
const LEAD: Checks<EstimationLead> = {
  fullName: isText,
  email: isText,
  phone: isText,
  propertyType: isText,
  propertyAddress: isText,
  propertyCity: isText,
  propertyZipCode: isText,
  propertySurface: isText,
  isOccupied: isYesNo,
  annualRent: isText,
  leaseEndDate: isText,
};

/** Exactly the fields that are known, each of its kind. */
function allOf(
  value: unknown,
  checks: Readonly<Record<string, (value: unknown) => boolean>>,
): Record<string, unknown> | null {
  if (!isObject(value)) return null;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return entries.every(([name, one]) => Object.hasOwn(checks, name) && checks[name]?.(one))
    ? Object.fromEntries(entries)
    : null;
}

export const readAsked = (value: unknown): SearchCriteria | null => allOf(value, CRITERIA);
const readLead = (value: unknown): EstimationLead | null => allOf(value, LEAD);

function readDialogue(value: unknown): EstimationDialogue | null {
  if (!isObject(value)) return null;
  const lead = readLead(value['lead']);
  const { step, monthAsked, sent } = value;
  if (!lead || !isOneOf([...ESTIMATION_STEPS, 'completed'] as const)(step)) return null;
  return { step, lead, ...(monthAsked === true && { monthAsked }), ...(sent === true && { sent }) };
}
