import { ContactMessage } from '@pignon/domain/contact/contact-message';
import { aMessage } from '@pignon/domain/contact/testing/a-message';
import { InMemoryContactMessages } from '@pignon/domain/contact/testing/in-memory-contact-messages';
import { ListeningReception } from '@pignon/domain/mailbox/testing/listening-reception';
import { FixedClock } from '@pignon/domain/shared/testing/fixed-clock';
import { InMemoryUnitOfWork } from '@pignon/domain/shared/testing/in-memory-unit-of-work';
import { ReceiveMessage } from './receive-message.command';
import { ReceiveMessageHandler } from './receive-message.handler';

const ONCE = { scope: 'contact', key: 'pressed-twice', fingerprint: 'a', ttlSeconds: 60 };

function house() {
  const work = new InMemoryUnitOfWork();
  const reception = new ListeningReception();
  const handler = new ReceiveMessageHandler(new InMemoryContactMessages(work), reception, new FixedClock());
  const receive = (details = aMessage(), quarantined = false) =>
    work.run(ONCE, () => handler.execute(new ReceiveMessage(details, quarantined)));
  return { work, reception, receive };
}

test('a message is kept as typed, with its mailbox, and a lead is captured', async () => {
  const { work, receive } = house();
  const { answer } = await receive();
  expect(work.keptOf(ContactMessage)).toMatchObject([
    { id: answer.id, details: aMessage(), email: 'zoe@exemple.fr', receivedAt: new FixedClock().at },
  ]);
  expect(work.facts).toMatchObject([
    { name: 'contact.lead-captured.v1', payload: { source: 'contact', messageId: answer.id } },
  ]);
});

test('the lead says which form it came through', async () => {
  const { work, receive } = house();
  await receive(aMessage({ source: 'appointment' }));
  expect(work.facts).toMatchObject([{ payload: { source: 'appointment' } }]);
});

test('pressed twice it is one message', async () => {
  const { work, receive } = house();
  const first = await receive();
  expect(await receive()).toEqual({ answer: first.answer, replayed: true });
  expect([work.keptOf(ContactMessage).length, work.facts.length]).toEqual([1, 1]);
});

test('what a robot filled is kept, and nobody hears of it', async () => {
  const { work, receive } = house();
  await receive(aMessage(), true);
  expect(work.keptOf(ContactMessage)).toMatchObject([{ quarantined: true }]);
  expect(work.facts).toEqual([]);
});

test('the mailbox hears of each, also of what a robot filled', async () => {
  const { reception, receive } = house();
  const { answer } = await receive(aMessage({ propertyId: '7', adviserEmail: 'marc@pignon.example' }), true);
  expect(reception.opened).toEqual([
    expect.objectContaining({
      source: 'contact',
      sourceId: answer.id,
      email: aMessage().email,
      propertyId: '7',
      adviserEmail: 'marc@pignon.example',
      quarantined: true,
    }),
  ]);
});
