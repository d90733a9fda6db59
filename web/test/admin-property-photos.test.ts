import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aWholeProperty } from '@pignon/domain/listings/testing/fields/a-property';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, hold, PHONE, startSite, type TestSite, until } from './browser';
import { everythingSaid, keepWhatIsSaid } from './everything-said';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const COLOURS = ['#7c8a3a', '#243c7c', '#b04a2a', '#4a2a60'] as const;

run('E03 the photos of a property', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  let pictures: readonly Picture[];

  beforeAll(async () => {
    site = await startSite({ SEED_LISTINGS: '0' });
    pictures = await painted(site);
    signedIn = await signIn(site, { next: '/admin/properties', heading: 'Biens' });
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const draft = async (): Promise<number> => {
    const { photoNotes: _, ...fields } = aWholeProperty({ imageUrls: [] });
    const context = await site.browser.newContext(signedIn);
    const answer = await context.request.post(`${site.system.url}/api/properties`, {
      data: { ...fields, publish: false },
      headers: { origin: site.system.url },
    });
    const { id } = (await answer.json()) as StaffProperty;
    await context.close();
    return id;
  };
  const open = async (id: number, options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>) => {
    const page = await site.open(
      `/admin/properties/edit/${id}?onglet=medias`,
      { ...signedIn, ...options },
      async (one) => {
        await keepWhatIsSaid(one);
        await prepare?.(one);
      },
    );
    await page.getByText('Glissez vos photos ici').waitFor();
    return page;
  };
  const stored = async (id: number): Promise<string[]> =>
    (
      await site.rows<{ url: string }>(
        `select photo ->> 'url' as url from property, jsonb_array_elements(photos) with ordinality listed(photo, place)
         where id = $1 order by place`,
        [id],
      )
    ).map(({ url }) => url);
  const has = (id: number, count: number) =>
    until(async () => {
      const urls = await stored(id);
      expect(urls).toHaveLength(count);
      return urls;
    });
  const choose = (page: Page, nth: readonly number[]) =>
    page.getByLabel('Choisir des photos').setInputFiles(nth.map((at) => pictures[at - 1]!));
  const said = (page: Page, text: string | RegExp) =>
    until(async () => expect(await everythingSaid(page)).toContainEqual(expect.stringMatching(text)));
  const cards = (page: Page) =>
    page.getByRole('list', { name: /photos?, dans l’ordre d’affichage/ }).getByRole('listitem');
  const handle = (page: Page, nth: number) => page.getByRole('button', { name: `Déplacer la photo ${nth} sur` });
  const middleOf = async (page: Page, nth: number) => {
    const { x, y, width, height } = (await handle(page, nth).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };

  test('files that are dropped on the page join the list, and the zone says that it takes them', async () => {
    const id = await draft();
    const page = await open(id);
    const folder = mkdtempSync(join(tmpdir(), 'pignon-dropped-'));
    const files = pictures.slice(0, 2).map(({ name, buffer }) => {
      const path = join(folder, name);
      writeFileSync(path, buffer);
      return path;
    });
    const browser = await page.context().newCDPSession(page);
    const box = (await page.getByText('Glissez vos photos ici').boundingBox())!;
    const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
      browser.send('Input.dispatchDragEvent', {
        type,
        x: box.x + 5,
        y: box.y + 5,
        data: { items: [], files, dragOperationsMask: 1 },
      });
    await drag('dragEnter');
    await drag('dragOver');
    await page.locator('[data-over]').waitFor();
    await drag('drop');
    await has(id, 2);
    await said(page, 'Photo 2 ajoutée.');
    expect([await cards(page).count(), await page.locator('[data-over]').count()]).toEqual([2, 0]);
    rmSync(folder, { recursive: true });
  });

  test('a picture of the clipboard is pasted; words with a picture of themselves stay words in a field', async () => {
    const id = await draft();
    const page = await open(id, { permissions: ['clipboard-read', 'clipboard-write'] });
    const copy = (text: string | null) =>
      page.evaluate(
        async ([base64, words]) => {
          const picture = await (await fetch(`data:image/png;base64,${base64}`)).blob();
          const item = {
            'image/png': picture,
            ...(words && { 'text/plain': new Blob([words], { type: 'text/plain' }) }),
          };
          await navigator.clipboard.write([new ClipboardItem(item)]);
        },
        [pictures[2]!.buffer.toString('base64'), text] as const,
      );
    await copy(null);
    await page.getByRole('heading', { level: 2, name: 'Médias' }).click();
    await page.keyboard.press('Control+v');
    await has(id, 1);
    await copy('La vitrine en angle');
    const alt = page.getByLabel('Texte alternatif de la photo 1');
    await alt.focus();
    await page.keyboard.press('Control+v');
    await until(async () => expect(await alt.inputValue()).toBe('La vitrine en angle'));
    expect(await page.getByRole('list', { name: 'Envois en cours' }).count()).toBe(0);
  });

  test('a phone takes the photo with its camera, a desk is offered none', async () => {
    const id = await draft();
    const desk = await open(id);
    expect(await desk.getByText('Prendre une photo').isVisible()).toBe(false);
    const phone = await open(id, PHONE);
    await phone.getByText('Prendre une photo').waitFor();
    const camera = phone.getByLabel('Prendre une photo');
    expect(await camera.evaluate((input) => ['capture', 'accept'].map((name) => input.getAttribute(name)))).toEqual([
      'environment',
      'image/*',
    ]);
    await camera.setInputFiles(pictures[0]!);
    await has(id, 1);
    await said(phone, 'Photo 1 ajoutée.');
  });

  test('put in order by mouse, by arrows and by finger, each said aloud; Escape puts a held one back', async () => {
    const id = await draft();
    const page = await open(id, { hasTouch: true });
    await choose(page, [1, 2, 3]);
    const [one, two, three] = await has(id, 3);
    const ordered = (...urls: (string | undefined)[]) => until(async () => expect(await stored(id)).toEqual(urls));

    await handle(page, 1).scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(page, 1), await middleOf(page, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await said(page, 'Photo 1 déplacée en position 2 sur 3.');
    await page.keyboard.press('Escape');
    await said(page, 'Photo 2 déplacée en position 1 sur 3. Elle devient l’image à la une.');
    await page.mouse.move(from.x, from.y, { steps: 3 });
    await page.mouse.up();
    await ordered(one, two, three);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await ordered(two, one, three);

    await handle(page, 2).focus();
    await page.keyboard.press('End');
    await said(page, 'Photo 2 déplacée en position 3 sur 3.');
    await ordered(two, three, one);
    expect(await handle(page, 3).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await ordered(two, one, three);

    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const [start, end] = [await middleOf(page, 2), await middleOf(page, 1)];
    await touch('touchStart', [start]);
    for (let step = 1; step <= 6; step += 1)
      await touch('touchMove', [
        { x: start.x + ((end.x - start.x) * step) / 6, y: start.y + ((end.y - start.y) * step) / 6 },
      ]);
    await touch('touchEnd', []);
    await said(page, 'Photo 2 déplacée en position 1 sur 3. Elle devient l’image à la une.');
    await ordered(one, two, three);
    expect(await page.locator('[data-dragged]').count()).toBe(0);
  });

  test('on a phone a held photo takes the page along at the edge of the window, to places out of sight', async () => {
    const id = await draft();
    const page = await open(id, PHONE);
    await choose(page, [1, 2, 3, 4]);
    const [one, ...others] = await has(id, 4);
    await handle(page, 1).scrollIntoViewIfNeeded();
    const start = await middleOf(page, 1);
    const edge = { x: start.x, y: PHONE.viewport.height - 20 };
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [edge] });
    await said(page, /déplacée en position 4 sur 4\.$/);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await until(async () => expect(await stored(id)).toEqual([...others, one]));
  });

  test('a photo that is lost on the way is named, waits and is sent by a press; the others arrive meanwhile', async () => {
    const id = await draft();
    const page = await open(id, {}, (one) => one.clock.install());
    let down = true;
    await page.route('**/api/upload/image', (route) =>
      down && route.request().postDataBuffer()?.includes('photo-2.png') ? route.abort() : route.fallback(),
    );
    // From here on nothing is tried again by itself.
    await page.clock.pauseAt(Date.now() + 1000);
    await choose(page, [1, 2, 3]);
    const line = page
      .getByRole('list', { name: 'Envois en cours' })
      .getByRole('listitem')
      .filter({ hasText: 'photo-2.png' });
    await line.getByText('Connexion perdue').waitFor();
    await said(page, /^« photo-2\.png » : Connexion perdue\.$/);
    await until(async () => expect(await cards(page).count()).toBe(2));
    down = false;
    await line.getByRole('button', { name: 'Réessayer photo-2.png' }).click();
    await until(async () => expect(await cards(page).count()).toBe(3));
    expect(await line.count()).toBe(0);
  });

  test('each photo on its way has a progress of its own and can be called off; no photo is refused by its name', async () => {
    const id = await draft();
    const page = await open(id);
    const { release, released } = hold();
    await page.route('**/api/upload/image', async (route) => {
      await released;
      await route.fallback();
    });
    await choose(page, [1, 2]);
    await page.getByRole('progressbar', { name: 'Envoi de photo-1.png' }).waitFor();
    await page.getByRole('progressbar', { name: 'Envoi de photo-2.png' }).waitFor();
    await passesAxeInBothSchemes(page);
    await page.getByRole('button', { name: 'Annuler l’envoi de photo-2.png' }).click();
    release();
    await has(id, 1);
    await page
      .getByLabel('Choisir des photos')
      .setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ceci est un texte') });
    await said(page, /notes\.jpg/);
    await passesAxeInBothSchemes(page);
    await page.getByRole('button', { name: 'Retirer notes.jpg de la liste' }).click();
    expect(await page.getByRole('list', { name: 'Envois en cours' }).count()).toBe(0);
    expect(await stored(id)).toHaveLength(1);
  });
});

/** One of each colour. */
async function painted({ browser }: TestSite): Promise<readonly Picture[]> {
  const page = await browser.newPage();
  const drawn = await page.evaluate(
    (colours) =>
      colours.map((colour) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
        const pen = canvas.getContext('2d')!;
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 640, 480);
        return canvas.toDataURL('image/png').split(',')[1]!;
      }),
    COLOURS,
  );
  await page.context().close();
  return drawn.map((base64, nth) => ({
    name: `photo-${nth + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(base64, 'base64'),
  }));
}
