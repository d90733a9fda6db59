import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';
import { consumeOnceTrusted } from './once-trusted';

const NOW = () => new Promise((resolve) => setImmediate(resolve));

/** Redis that answers its policy, and consumers that note what happens to them. */
function start(policy: string) {
  const happened: string[] = [];
  const redis = Object.assign(new EventEmitter(), {
    info: async () => `used_memory:1\r\nmaxmemory_policy:${policy}\r\n`,
    disconnect: () => happened.push('disconnected'),
  }) as unknown as Redis;
  const consumer = {
    waitUntilReady: async () => happened.push('ready') as never,
    close: async () => void happened.push('closed'),
  };
  const consume = () => {
    happened.push('consumes');
    return [consumer];
  };
  return { redis, happened, consumers: consumeOnceTrusted(redis, consume, (why) => happened.push(why)) };
}

test('nothing is taken in hand before Redis is known to keep what it holds, and then once', async () => {
  const { redis, happened } = start('noeviction');
  await NOW();
  expect(happened).toEqual([]);
  redis.emit('ready');
  await NOW();
  redis.emit('ready');
  await NOW();
  expect(happened).toEqual(['consumes']);
});

test('Redis that throws keys away is refused by its setting', async () => {
  const { redis, happened } = start('allkeys-lru');
  redis.emit('ready');
  await NOW();
  expect(happened).toEqual(['REDIS_URL : maxmemory-policy doit être « noeviction » (trouvé : « allkeys-lru »)']);
});

test('the connection closes after its consumers, and nobody begins once it stops', async () => {
  const { redis, happened, consumers } = start('noeviction');
  redis.emit('ready');
  await NOW();
  await consumers.stop();
  expect(happened).toEqual(['consumes', 'ready', 'closed', 'disconnected']);

  const late = start('noeviction');
  late.redis.emit('ready');
  await late.consumers.stop();
  await NOW();
  expect(late.happened).toEqual(['disconnected']);
});
