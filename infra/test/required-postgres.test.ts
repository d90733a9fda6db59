import { execFile } from 'node:child_process';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { requirePostgres } from '../src/database/required-postgres';
import { testDatabase } from './test-database';
import { testEnv } from './test-config';

const ROOT = join(__dirname, '..', '..');

/** A message of PostgreSQL's protocol. */
function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number): Buffer =>
  Buffer.from([value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const READY = message('Z', Buffer.from('I'));
const row = (name: string, value: string): Buffer =>
  Buffer.concat([
    message('T', int16(1), text(name), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)),
    message('D', int16(1), int32(value.length), Buffer.from(value)),
    message('C', text('SHOW')),
    READY,
  ]);

/** Says of itself what version it is, and nothing else. */
async function serverOf(version: string): Promise<{ readonly url: string; readonly server: Server }> {
  const talk = (socket: Socket) => {
    let greeted = false;
    socket
      .on('error', () => {})
      .on('data', (data) => {
        if (!greeted) {
          greeted = true;
          socket.write(Buffer.concat([message('R', int32(0)), READY]));
        } else if (data[0] === 0x51) socket.write(row('server_version_num', version));
        else socket.end();
      });
  };
  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `postgresql://pignon@127.0.0.1:${(server.address() as AddressInfo).port}/pignon` };
}

let old: Awaited<ReturnType<typeof serverOf>>;
beforeAll(async () => (old = await serverOf('150013')));
afterAll(() => new Promise((resolve) => old.server.close(resolve)));

const REFUSAL = 'DATABASE_URL : PostgreSQL 18 est nécessaire, 15 trouvé';

test('PostgreSQL 15 is refused in one line, 18 and one that is away are not', async () => {
  await expect(requirePostgres(old.url)).rejects.toThrow(REFUSAL);
  await requirePostgres(await testDatabase());
  await requirePostgres('postgresql://pignon@127.0.0.1:1/pignon');
});

test.each(['infra/dist/src/database/migrate-main.js', 'api/dist/main.js', 'workers/dist/main.js'])(
  '%s on PostgreSQL 15 says so in one line and ends',
  async (program) => {
    const env = { ...process.env, ...testEnv(old.url) };
    const { code, words } = await new Promise<{ code: unknown; words: string }>((resolve) =>
      execFile(process.execPath, [join(ROOT, program)], { cwd: ROOT, env }, (error, out, err) =>
        resolve({ code: error?.code ?? 0, words: out + err }),
      ),
    );
    expect([code, words.trim()]).toEqual([1, REFUSAL]);
  },
  60_000,
);
