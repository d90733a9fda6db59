import type { DomainEvent } from '../../shared/domain-event';
import { KeyReusedForAnotherBody, type Once, type UnitOfWork } from '../../shared/unit-of-work';
import { uuidV7 } from '../../shared/uuid-v7';
import { EstimationNotFound, EstimationRequest } from '../estimation-request';
import type { Estimations } from '../estimations';
import { anEstimation, anEstimationContact } from './an-estimation';

export interface EstimationsUnderTest {
  readonly work: UnitOfWork;
  readonly estimations: Estimations;
  /** The facts recorded of one aggregate, oldest first. */
  factsOf(id: string): Promise<readonly Pick<DomainEvent, 'name'>[]>;
}

const AT = new Date('2026-11-28T10:00:00.000Z');
const LATER = new Date('2026-11-28T10:01:00.000Z');
const QUIET = { quarantined: false };
const once = (key = uuidV7(), fingerprint = 'a'): Once => ({ scope: 'contract', key, fingerprint, ttlSeconds: 60 });

/** What the unit of work and the estimations promise together: run on the double and on PostgreSQL. */
export function estimationsContract(given: () => EstimationsUnderTest): void {
  const start = async (claim: Once | null = once()) => {
    const { work, estimations } = given();
    return await work.run(claim, () => {
      const request = EstimationRequest.start(uuidV7(), anEstimationContact(), AT, QUIET);
      estimations.add(request);
      return Promise.resolve({ id: request.id });
    });
  };
  const submit = (id: string, claim: Once | null = once()) => {
    const { work, estimations } = given();
    return work.run(claim, async () => {
      (await estimations.byId(id)).submit(anEstimation(), LATER, QUIET);
      return { id };
    });
  };
  const names = async (id: string) => (await given().factsOf(id)).map(({ name }) => name);

  test('an added estimation is found again as it was, with its fact', async () => {
    const { answer } = await start();
    const found = await given().work.run(null, async () => {
      const { contact, submission, email, startedAt, submittedAt, quarantined } = await given().estimations.byId(
        answer.id,
      );
      return { contact, submission, email, startedAt, submittedAt, quarantined };
    });
    expect(found.answer).toEqual({
      contact: anEstimationContact(),
      submission: null,
      email: 'zoe@exemple.fr',
      startedAt: AT,
      submittedAt: null,
      quarantined: false,
    });
    expect(await names(answer.id)).toEqual(['estimations.estimation-started.v1']);
  });

  test('a change to a loaded estimation is kept with its fact', async () => {
    const { answer } = await start();
    await submit(answer.id);
    const { answer: kept } = await given().work.run(null, async () => ({
      submission: (await given().estimations.byId(answer.id)).submission,
    }));
    expect(kept.submission).toEqual(anEstimation());
    expect(await names(answer.id)).toEqual([
      'estimations.estimation-started.v1',
      'estimations.estimation-submitted.v1',
    ]);
  });

  test('the same key gives the stored answer and does nothing again', async () => {
    const claim = once();
    const [first, second] = [await start(claim), await start(claim)];
    expect(second).toEqual({ answer: first.answer, replayed: true });
    expect(await names(first.answer.id)).toHaveLength(1);
  });

  test('the same key on a change gives the stored answer and does nothing again', async () => {
    const { answer } = await start();
    const claim = once();
    await submit(answer.id, claim);
    expect(await submit(answer.id, claim)).toEqual({ answer: { id: answer.id }, replayed: true });
  });

  test('the same key for another body is refused', async () => {
    const claim = once();
    await start(claim);
    await expect(start({ ...claim, fingerprint: 'b' })).rejects.toThrow(KeyReusedForAnotherBody);
  });

  test('a failing work leaves a loaded estimation as it was', async () => {
    const { answer } = await start();
    const failing = given().work.run(null, async () => {
      (await given().estimations.byId(answer.id)).submit(anEstimation(), LATER, QUIET);
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    const { answer: kept } = await given().work.run(null, async () => ({
      submission: (await given().estimations.byId(answer.id)).submission,
    }));
    expect(kept.submission).toBeNull();
    expect(await names(answer.id)).toEqual(['estimations.estimation-started.v1']);
  });

  test('a failing work leaves neither row, nor fact, nor key', async () => {
    const claim = once();
    let id = '';
    const failing = given().work.run(claim, () => {
      const request = EstimationRequest.start(uuidV7(), anEstimationContact(), AT, QUIET);
      id = request.id;
      given().estimations.add(request);
      return Promise.reject(new Error('halfway'));
    });
    await expect(failing).rejects.toThrow('halfway');
    await expect(given().work.run(null, () => given().estimations.byId(id))).rejects.toThrow(EstimationNotFound);
    expect(await names(id)).toEqual([]);
    expect((await start(claim)).replayed).toBe(false);
  });
}
