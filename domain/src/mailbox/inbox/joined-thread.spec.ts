import { joinedThread } from './joined-thread';

const byMessage = new Map([
  ['<a@pignon.example>', 'first'],
  ['<b@pignon.example>', 'second'],
]);

test('E11 a token in the address decides before what a mail says of its past', () => {
  expect(joinedThread(['<a@pignon.example>'], { byToken: 'token', byMessage })).toBe('token');
});

test('E11 without one the nearest mail of ours decides', () => {
  const past = ['<a@pignon.example>', '<b@pignon.example>', '<theirs@exemple.fr>'];
  expect(joinedThread(past, { byToken: null, byMessage })).toBe('second');
});

test('E11 what names nothing of ours is a new conversation', () => {
  expect(joinedThread(['<theirs@exemple.fr>'], { byToken: null, byMessage })).toBeNull();
  expect(joinedThread([], { byToken: null, byMessage })).toBeNull();
});

test('E11 what was split off since is answered there, though its address bears the token of where it stood', () => {
  const splitFrom = new Map([['second', ['token']]]);
  expect(joinedThread(['<b@pignon.example>'], { byToken: 'token', byMessage, splitFrom })).toBe('second');
  expect(joinedThread(['<a@pignon.example>'], { byToken: 'token', byMessage, splitFrom })).toBe('token');
});

test('E11 split off twice, it is answered where it stands last', () => {
  const splitFrom = new Map([['second', ['first', 'token']]]);
  expect(joinedThread(['<b@pignon.example>'], { byToken: 'token', byMessage, splitFrom })).toBe('second');
  expect(joinedThread(['<b@pignon.example>'], { byToken: 'first', byMessage, splitFrom })).toBe('second');
});
