import { CRITERIA_NAMES, type Criteria } from '../prospects/criteria/criteria';
import { readAsked } from './chat-state';

/** What a visitor looked for in the chat, of what a browser sent: what a person's criteria hold; undefined where it is none of it. */
export function soughtIn(value: unknown): Criteria | undefined {
  const asked = value === undefined ? null : readAsked(value);
  if (!asked) return undefined;
  const said = CRITERIA_NAMES.filter((name) => asked[name] !== undefined && !isEmpty(asked[name]));
  return said.length > 0 ? Object.fromEntries(said.map((name) => [name, asked[name]])) : undefined;
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
