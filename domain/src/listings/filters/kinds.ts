import { OCCUPANCY_LABELS, TRANSACTION_LABELS } from '../listing-names';
import { NATURE_LABELS, NATURES, type Nature } from '../nature';
import { type Occupancy, TRANSACTION_TYPES, type TransactionType } from '../property-fields';
import { chipEach, knownChoices, listOf, some } from './choices';
import type { Filter } from './filter';

const known = knownChoices(NATURES);

export const natures: Filter<readonly Nature[]> = {
  parameters: ['type', 'types'],
  about: 'types, séparés par des virgules',
  ...known,
  // A call may say a type as properties carry it: 'bureau' asks for offices (F31).
  read: (text, reading) =>
    reading.natureOf ? some([...new Set(listOf(text, reading).map(reading.natureOf))]) : known.read(text, reading),
  chips: (values) => chipEach(values, 'type', (nature) => NATURE_LABELS[nature]),
  relaxed: { dropped: 'tous types de biens confondus' },
};

export const transactions: Filter<readonly TransactionType[]> = {
  parameters: ['transactionType'],
  about: TRANSACTION_TYPES.join(', '),
  ...knownChoices(TRANSACTION_TYPES),
  chips: (values) => chipEach(values, 'transactionType', (transaction) => TRANSACTION_LABELS[transaction]),
  relaxed: { dropped: 'à la vente comme à la location' },
};

export const occupancy: Filter<Occupancy> = {
  parameters: ['occupancy'],
  about: 'occupied ou vacant',
  read(text, { strict }) {
    if (text === 'occupied' || text === 'vacant') return text;
    // M121: for a call, anything other than occupied counts as free.
    return strict ? 'vacant' : undefined;
  },
  write: (value) => value,
  chips: (value) => [{ label: OCCUPANCY_LABELS[value] }],
  relaxed: { dropped: 'occupés comme libres' },
};
