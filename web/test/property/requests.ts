import type { Page, Route } from 'playwright-core';
import { PHONE, until } from '../browser';
import { addressOf, reaches } from '../catalogue-site';
import { toastTexts, watchToasts } from '../toasts';
import type { Visits } from './visits';

export const CALENDAR = 'https://agenda.exemple/karim?duree=30';

export function requests({ site, ids, open }: Visits): void {
  const FULL = () => `/bien/paris/${ids.full}/murs-occupes-rue-de-levis`;
  const dialog = (page: Page) => page.getByRole('dialog', { name: "Demande d'information" });
  const write = (page: Page) => page.getByRole('button', { name: 'Envoyer un message' });
  const send = (page: Page) => page.locator('dialog button[type=submit]');
  const isFocused = (locator: ReturnType<Page['locator']>) =>
    until(async () => expect(await locator.evaluate((one) => one === document.activeElement)).toBe(true));

  async function fill(page: Page, email: string, message: string): Promise<void> {
    await page.locator('#information-name').fill('Zoë d’Œuvre');
    await page.locator('#information-email').fill(email);
    await page.locator('#information-message').fill(message);
  }
  const stored = (email: string) =>
    site().rows<{ details: { subject: string; propertyId: string; source: string } }>(
      'select details from contact_message where email = $1',
      [email],
    );

  test('M86 ux8 action=quote opens the information dialog; closed, it leaves the address and the rest stays', async () => {
    const page = await open(`${FULL()}?action=quote&utm=a#bail`);
    await dialog(page).waitFor();
    const entries = await page.evaluate(() => window.history.length);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await reaches(page, `${FULL()}?utm=a`);
    expect(new URL(page.url()).hash).toBe('#bail');
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });

  test.each(['Escape', 'Back'])(
    'M86 ux8 on a phone action=quote leaves the address with the dialog closed by %s, which stays closed',
    async (how) => {
      const page = await open(`${FULL()}?action=quote&utm=a`, PHONE);
      await dialog(page).waitFor();
      if (how === 'Back') await page.goBack();
      else await page.keyboard.press('Escape');
      await reaches(page, `${FULL()}?utm=a`);
      // It came back for ever, a moment after each step back.
      await page.waitForLoadState('networkidle');
      expect(await dialog(page).count()).toBe(0);
    },
  );

  test('M92 M94 M149 M163 F74 C08 C14 a failure keeps what was typed; two presses send once; it closes emptied, the opener has the focus; other words are accepted', async () => {
    const email = `zoe-${ids.full}@exemple.fr`;
    const page = await open(FULL(), {}, watchToasts);
    await write(page).click();
    const form = dialog(page);
    await form.waitFor();
    for (const label of ['Nom complet', 'Email', 'Téléphone', 'Votre message'])
      expect(await form.getByLabel(label).count()).toBe(1);
    expect(await form.getByText('(facultatif)').count()).toBe(1);
    expect(await form.getByRole('button', { name: 'Annuler' }).isVisible()).toBe(true);
    expect(await send(page).innerText()).toBe("Demander plus d'informations");
    await send(page).click();
    expect(await form.innerText()).toContain('Le formulaire contient 3 erreurs');
    await fill(page, email, 'Est-elle libre ?');
    // F74: dismissed it is empty, and nothing typed is lost.
    for (const dismiss of [
      () => page.keyboard.press('Escape'),
      () => form.getByRole('button', { name: 'Annuler' }).click(),
    ]) {
      await dismiss();
      await form.waitFor({ state: 'detached' });
      await write(page).click();
      expect(await page.locator('#information-message').inputValue()).toBe('');
      // A first key throws nothing away of what is offered.
      await form.getByLabel('Email').fill(email);
      await page.keyboard.press('Escape');
      await form.waitFor({ state: 'detached' });
      await write(page).click();
      await form.getByRole('button', { name: 'Reprendre ce que vous aviez écrit' }).click();
      expect(await page.locator('#information-message').inputValue()).toBe('Est-elle libre ?');
      expect(await form.getByRole('button', { name: 'Reprendre ce que vous aviez écrit' }).count()).toBe(0);
    }
    // A lost connection is told at once, and tried again.
    await page.route('**/api/contact/send', (route) => route.abort());
    await send(page).click();
    await form.getByText('Connexion perdue.').waitFor();
    const refused = (route: Route) => route.fulfill({ status: 400, json: { error: 'Refusé.' } });
    await page.route('**/api/contact/send', refused);
    await form.getByRole('heading', { name: "L'envoi n'a pas abouti" }).waitFor();
    expect(await page.locator('#information-message').inputValue()).toBe('Est-elle libre ?');
    await page.unroute('**/api/contact/send');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/contact/send', async (route) => {
      await held;
      await route.continue();
    });
    await send(page).dblclick();
    expect(await send(page).innerText()).toBe('Envoi en cours...');
    expect(await send(page).getAttribute('aria-disabled')).toBe('true');
    release();
    await form.waitFor({ state: 'detached' });
    expect((await toastTexts(page))[0]).toBe('Message envoyé !');
    await isFocused(write(page));
    const [first, ...others] = await stored(email);
    expect(others).toEqual([]);
    expect(first?.details).toMatchObject({
      subject: "Demande d'information - Murs occupés rue de Lévis",
      propertyId: String(ids.full),
      source: 'information',
    });
    await write(page).click();
    expect(await page.locator('#information-message').inputValue()).toBe('');
    expect(await form.getByRole('button', { name: 'Reprendre ce que vous aviez écrit' }).count()).toBe(0);
    await fill(page, email, 'Et quand peut-on la visiter ?');
    await send(page).click();
    await form.waitFor({ state: 'detached' });
    expect(await stored(email)).toHaveLength(2);
    // Given up while the network is away: nothing goes out once it is back.
    await write(page).click();
    await fill(page, email, 'Finalement non');
    let attempts = 0;
    await page.route('**/api/contact/send', (route) => {
      attempts++;
      return route.abort();
    });
    await page.clock.install();
    await send(page).click();
    await form.getByText('Connexion perdue.').waitFor();
    await form.getByRole('button', { name: 'Annuler' }).click();
    await form.waitFor({ state: 'detached' });
    const before = attempts;
    await page.clock.runFor(12_000);
    expect(attempts).toBe(before);
  });

  test('M96 without a calendar a form asks for the appointment', async () => {
    const email = `rdv-${ids.full}@exemple.fr`;
    const page = await open(FULL());
    await page.getByRole('button', { name: 'Prendre rendez-vous' }).click();
    await page.getByRole('button', { name: 'Être rappelé plutôt' }).click();
    await page.locator('#rendez-vous-name').fill('Zoë');
    await page.locator('#rendez-vous-email').fill(email);
    await page.getByLabel('Quand cela vous convient-il ?').fill('Mardi matin');
    await send(page).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const [asked] = await stored(email);
    expect(asked?.details).toMatchObject({
      source: 'appointment',
      propertyId: String(ids.full),
      preferred: 'Mardi matin',
    });
  });

  test('M84 M96 of what is to let: its lease, no simulator; the adviser’s own calendar is loaded by the press, in a frame that the policy names; or a form instead', async () => {
    const asked: string[] = [];
    const page = await open(`/bien/${ids.rental}`, {}, (fresh) =>
      fresh.route('https://agenda.exemple/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Choisissez un créneau</p>' });
      }),
    );
    const policy = (await fetch(page.url())).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-src [^;]*https:\/\/agenda\.exemple/);
    expect(asked).toEqual([]);
    expect(await page.locator('#bail').count()).toBe(1);
    expect(await page.locator('#simulation').count()).toBe(0);
    await page.getByRole('button', { name: 'Prendre rendez-vous' }).click();
    await page.frameLocator('dialog iframe').getByText('Choisissez un créneau').waitFor();
    expect(asked).toEqual([CALENDAR]);
    await page.getByRole('button', { name: 'Être rappelé plutôt' }).click();
    await page.locator('#rendez-vous-name').waitFor();
    expect(addressOf(page)).toContain(`/${ids.rental}/`);
  });
}
