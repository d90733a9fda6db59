import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DownloadRefused, isPublicAddress, PublicDownload } from './public-download';

describe('rows 42 43 an address that somebody else wrote', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fe80::1',
    'fc00::1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '2001:db8::1',
    'localhost',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  let server: Server;
  let asked = 0;
  let port = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      if (request.url === '/ailleurs') response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
      else if (request.url === '/lent') response.write('x');
      else response.end(request.url === '/long' ? 'x'.repeat(5000) : 'photo');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => new Promise((done) => server.close(done).closeAllConnections()));

  test.each([
    (p: number) => `http://127.0.0.1:${p}/a.jpg`,
    (p: number) => `http://[::1]:${p}/a.jpg`,
    (p: number) => `http://[::ffff:7f00:1]:${p}/a.jpg`,
    (p: number) => `http://0x7f000001:${p}/a.jpg`,
    (p: number) => `http://2130706433:${p}/a.jpg`,
    (p: number) => `http://localhost:${p}/a.jpg`,
    () => 'file:///etc/passwd',
    () => 'gopher://127.0.0.1/',
    () => 'http://user:secret@93.184.216.34/',
    () => 'nothing',
  ])('%# is refused without a connection', async (address) => {
    const before = asked;
    const download = new PublicDownload(isPublicAddress, null);
    await expect(download.fetch(address(port), 1000)).rejects.toThrow(DownloadRefused);
    expect(asked).toBe(before);
    await download.close();
  });

  test('another port than the usual ones is refused', async () => {
    await expect(new PublicDownload(() => true).fetch(`http://127.0.0.1:${port}/`, 1000)).rejects.toThrow(/autre port/);
  });

  const here = () => new PublicDownload(() => true, null, 500);

  test('what is public is fetched, by name too', async () => {
    for (const host of ['127.0.0.1', 'localhost'])
      expect(String(await here().fetch(`http://${host}:${port}/a.jpg`, 1000))).toBe('photo');
  });

  test.each([
    ['/ailleurs', 'renvoie ailleurs'],
    ['/long', 'est trop lourde'],
    ['/lent', 'ne répond pas'],
  ])('row 44 %s %s', async (path, why) => {
    await expect(here().fetch(`http://127.0.0.1:${port}${path}`, 1000)).rejects.toThrow(why);
  });
});
