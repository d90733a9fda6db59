import { EstimationRequest } from '@pignon/domain/estimations/estimation-request';
import { anEstimationContact } from '@pignon/domain/estimations/testing/an-estimation';
import { InMemoryEstimations } from '@pignon/domain/estimations/testing/in-memory-estimations';
import { ListeningReception } from '@pignon/domain/mailbox/testing/listening-reception';
import { FixedClock } from '@pignon/domain/shared/testing/fixed-clock';
import { InMemoryUnitOfWork } from '@pignon/domain/shared/testing/in-memory-unit-of-work';
import { StartEstimation } from './start-estimation.command';
import { StartEstimationHandler } from './start-estimation.handler';

const ONCE = { scope: 'estimations', key: 'pressed-twice', fingerprint: 'a', ttlSeconds: 60 };

function house() {
  const work = new InMemoryUnitOfWork();
  const reception = new ListeningReception();
  const handler = new StartEstimationHandler(new InMemoryEstimations(work), reception, new FixedClock());
  const start = (quarantined = false) =>
    work.run(ONCE, () => handler.execute(new StartEstimation(anEstimationContact(), quarantined)));
  return { work, reception, start };
}

test('step one keeps who asks, under the id that it answers, and says so once', async () => {
  const { work, start } = house();
  const { answer } = await start();
  expect(work.keptOf(EstimationRequest)).toMatchObject([
    {
      id: answer.id,
      contact: anEstimationContact(),
      email: 'zoe@exemple.fr',
      submission: null,
      startedAt: new FixedClock().at,
    },
  ]);
  expect(work.facts).toMatchObject([
    { name: 'estimations.estimation-started.v1', payload: { estimationId: answer.id } },
  ]);
});

test('pressed twice it is one estimation', async () => {
  const { work, start } = house();
  const first = await start();
  expect(await start()).toEqual({ answer: first.answer, replayed: true });
  expect([work.keptOf(EstimationRequest).length, work.facts.length]).toEqual([1, 1]);
});

test('what a robot filled is kept, and nobody hears of it', async () => {
  const { work, start } = house();
  await start(true);
  expect(work.keptOf(EstimationRequest)).toMatchObject([{ quarantined: true }]);
  expect(work.facts).toEqual([]);
});
