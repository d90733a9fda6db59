import { JobApplication } from '@pignon/domain/careers/job-application';
import { aCv, anApplication } from '@pignon/domain/careers/testing/an-application';
import { InMemoryJobApplications } from '@pignon/domain/careers/testing/in-memory-job-applications';
import { ListeningReception } from '@pignon/domain/mailbox/testing/listening-reception';
import { FixedClock } from '@pignon/domain/shared/testing/fixed-clock';
import { InMemoryUnitOfWork } from '@pignon/domain/shared/testing/in-memory-unit-of-work';
import { ReceiveApplication } from './receive-application.command';
import { ReceiveApplicationHandler } from './receive-application.handler';

const ONCE = { scope: 'careers', key: 'pressed-twice', fingerprint: 'a', ttlSeconds: 60 };

function house() {
  const work = new InMemoryUnitOfWork();
  const reception = new ListeningReception();
  const handler = new ReceiveApplicationHandler(new InMemoryJobApplications(work), reception, new FixedClock());
  const receive = (cv = aCv(), quarantined = false) =>
    work.run(ONCE, () => handler.execute(new ReceiveApplication(anApplication(), cv, quarantined)));
  return { work, reception, receive };
}

test('an application is kept with its CV, and one fact says so, which holds neither', async () => {
  const { work, receive } = house();
  const { answer } = await receive();
  expect(work.keptOf(JobApplication)).toMatchObject([
    { id: answer.id, details: anApplication(), cvName: 'cv-inès.pdf', cvType: 'application/pdf', cv: aCv().bytes },
  ]);
  expect(work.facts.map(({ name, payload }) => [name, payload])).toEqual([
    ['careers.application-received.v1', { applicationId: answer.id }],
  ]);
});

test.each([
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
] as const)('a CV of kind %s is kept as %s, whatever its name says', async (kind, type) => {
  const { work, receive } = house();
  await receive(aCv({ kind, name: 'cv' }));
  expect(work.keptOf(JobApplication)).toMatchObject([{ cvName: 'cv', cvType: type }]);
});

test('pressed twice it is one application', async () => {
  const { work, receive } = house();
  const first = await receive();
  expect(await receive()).toEqual({ answer: first.answer, replayed: true });
  expect([work.keptOf(JobApplication).length, work.facts.length]).toEqual([1, 1]);
});

test('what a robot filled is kept, and nobody hears of it', async () => {
  const { work, receive } = house();
  await receive(aCv(), true);
  expect(work.keptOf(JobApplication)).toMatchObject([{ quarantined: true }]);
  expect(work.facts).toEqual([]);
});
