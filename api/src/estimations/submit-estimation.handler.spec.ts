import type { EstimationDetails } from '@pignon/domain/estimations/estimation-details';
import {
  EstimationAlreadySubmitted,
  EstimationNotFound,
  EstimationRequest,
} from '@pignon/domain/estimations/estimation-request';
import { anEstimation, anEstimationContact } from '@pignon/domain/estimations/testing/an-estimation';
import { InMemoryEstimations } from '@pignon/domain/estimations/testing/in-memory-estimations';
import { ListeningReception } from '@pignon/domain/mailbox/testing/listening-reception';
import { FixedClock } from '@pignon/domain/shared/testing/fixed-clock';
import { InMemoryUnitOfWork } from '@pignon/domain/shared/testing/in-memory-unit-of-work';
import { StartEstimation } from './start-estimation.command';
import { StartEstimationHandler } from './start-estimation.handler';
import { SubmitEstimation } from './submit-estimation.command';
import { SubmitEstimationHandler } from './submit-estimation.handler';

async function started() {
  const work = new InMemoryUnitOfWork();
  const reception = new ListeningReception();
  const estimations = new InMemoryEstimations(work);
  const clock = new FixedClock();
  const starting = new StartEstimationHandler(estimations, reception, clock);
  const { answer } = await work.run(null, () => starting.execute(new StartEstimation(anEstimationContact(), false)));
  const handler = new SubmitEstimationHandler(estimations, reception, clock);
  const submit = (change: Partial<EstimationDetails> = {}, { id = answer.id, quarantined = false } = {}) =>
    work.run(null, () => handler.execute(new SubmitEstimation(id, anEstimation(change), quarantined)));
  const names = () => work.facts.map(({ name }) => name);
  return { work, clock, reception, submit, names };
}

test('step two keeps the whole request, and says so', async () => {
  const { work, clock, submit, names } = await started();
  clock.at = new Date('2026-11-28T10:05:00.000Z');
  await submit();
  expect(work.keptOf(EstimationRequest)).toMatchObject([{ submission: anEstimation(), submittedAt: clock.at }]);
  expect(names()).toEqual(['estimations.estimation-started.v1', 'estimations.estimation-submitted.v1']);
});

test('the mailbox hears of it under the words of the second step, once', async () => {
  const { submit, reception } = await started();
  await submit({ lastName: 'Martin' });
  await submit({ lastName: 'Martin' });
  expect(reception.opened).toHaveLength(1);
  expect(reception.heard).toMatchObject([{ sourceId: reception.opened[0]?.sourceId, name: 'Zoë Martin' }]);
});

test('the same details twice are one submission', async () => {
  const { submit, names } = await started();
  const [first, second] = [await submit(), await submit()];
  expect(second.answer).toEqual(first.answer);
  expect(names()).toHaveLength(2);
});

test('other details are refused, and the first stand', async () => {
  const { work, submit, names } = await started();
  await submit();
  await expect(submit({ address: '1 rue de Metz, 31000 Toulouse' })).rejects.toThrow(EstimationAlreadySubmitted);
  expect(work.keptOf(EstimationRequest)).toMatchObject([{ submission: { address: anEstimation().address } }]);
  expect(names()).toHaveLength(2);
});

test('an estimation that nobody started is not found', async () => {
  const { submit } = await started();
  await expect(submit({}, { id: '01931111-0000-7000-8000-000000000000' })).rejects.toThrow(EstimationNotFound);
});

test('what a robot filled is kept, and nobody hears of it', async () => {
  const { work, submit, names } = await started();
  await submit({}, { quarantined: true });
  expect(work.keptOf(EstimationRequest)).toMatchObject([{ submission: anEstimation(), quarantined: true }]);
  expect(names()).toEqual(['estimations.estimation-started.v1']);
});
