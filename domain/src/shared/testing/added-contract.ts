import type { Aggregate } from '../aggregate';
import type { DomainEvent } from '../domain-event';
import { KeyReusedForAnotherBody, type Once, type UnitOfWork } from '../unit-of-work';
import { uuidV7 } from '../uuid-v7';

export interface AddedUnderTest<Added extends Aggregate> {
  readonly work: UnitOfWork;
  readonly repository: { add(one: Added): void };
  /** As it is kept, outside any work; null when it is not. */
  kept(id: string): Promise<Added | null>;
  /** The facts recorded of one aggregate, oldest first. */
  factsOf(id: string): Promise<readonly Pick<DomainEvent, 'name'>[]>;
}

interface Sample<Added extends Aggregate> {
  /** A new one each time. */
  make(options: { readonly quarantined: boolean }): Added;
  /** The fact that it begins with. */
  readonly fact: string;
}

const QUIET = { quarantined: false };
const once = (key = uuidV7()): Once => ({ scope: 'contract', key, fingerprint: 'a', ttlSeconds: 60 });

/** What somebody sent in and nothing changes later: each repository of such promises this, with the unit of work. */
export function addedContract<Added extends Aggregate>(
  given: () => AddedUnderTest<Added>,
  { make, fact }: Sample<Added>,
): void {
  const take = (one: Added, claim: Once | null = once()) =>
    given().work.run(claim, () => {
      given().repository.add(one);
      return Promise.resolve({ id: String(one.id) });
    });
  const names = async ({ id }: Added) => (await given().factsOf(String(id))).map(({ name }) => name);

  test('what was added is kept as it was, with its fact', async () => {
    const one = make(QUIET);
    const said = saidBy(one);
    await take(one);
    expect(saidBy(await given().kept(String(one.id)))).toEqual(said);
    expect(await names(one)).toEqual([fact]);
  });

  test('what a robot filled is kept, and no fact says so', async () => {
    const one = make({ quarantined: true });
    await take(one);
    expect(await given().kept(String(one.id))).toMatchObject({ quarantined: true });
    expect(await names(one)).toEqual([]);
  });

  test('under one key it is taken once', async () => {
    const claim = once();
    const [first, second] = [make(QUIET), make(QUIET)];
    const { answer } = await take(first, claim);
    expect(await take(second, claim)).toEqual({ answer, replayed: true });
    expect(await given().kept(String(second.id))).toBeNull();
    expect(await names(second)).toEqual([]);
    await expect(take(make(QUIET), { ...claim, fingerprint: 'b' })).rejects.toThrow(KeyReusedForAnotherBody);
  });

  test('of a work that fails nothing is kept', async () => {
    const one = make(QUIET);
    const failing = given().work.run(once(), () => {
      given().repository.add(one);
      return Promise.reject(new Error('halfway'));
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(await given().kept(String(one.id))).toBeNull();
    expect(await names(one)).toEqual([]);
  });

  test('outside a unit of work nothing is added', () => {
    expect(() => given().repository.add(make(QUIET))).toThrow('outside a unit of work');
  });
}

/** Without what the unit of work alone is concerned with. */
function saidBy(one: Aggregate | null): object {
  const own = Object.entries(one ?? {}).filter(([name]) => name !== 'recorded' && name !== 'version');
  return Object.fromEntries(own);
}
