import { mergePlan } from './merging';

const NOTHING = { criteria: {}, origin: null, version: 0 } as const;
const kept = { name: 'Anne', phone: null, stage: 'new', lostReason: null, criteria: NOTHING } as const;
const gone = {
  name: 'A. Petit',
  phone: '+33601020304',
  stage: 'visit',
  lostReason: null,
  criteria: { criteria: { minYield: 6 }, origin: 'hand', version: 2 },
} as const;

test('E12 of two, the kept one keeps what is known of them and takes what is not', () => {
  expect(mergePlan(kept, gone)).toEqual({
    name: 'Anne',
    phone: '+33601020304',
    phoneOf: 'gone',
    stage: 'visit',
    stageOf: 'gone',
    criteriaOf: 'gone',
  });
  expect(mergePlan(gone, kept)).toEqual({
    name: 'A. Petit',
    phone: '+33601020304',
    phoneOf: 'kept',
    stage: 'visit',
    stageOf: 'kept',
    criteriaOf: 'kept',
  });
});

test('E12 criteria that were only worked out are not carried over: those of both are worked out anew', () => {
  const asked = { ...gone, criteria: { criteria: { minYield: 6 }, origin: 'asked', version: 0 } } as const;
  expect(mergePlan(kept, asked).criteriaOf).toBe('kept');
});
