import type { Page, Route } from 'playwright-core';
import { hold, until } from '../browser';
import { toast, toastSeconds, toastTexts, watchToasts } from '../toasts';
import type { Visits } from './visits';

const FAILED = "Erreur lors de l'envoi";
const REFUSED = "Une erreur est survenue lors de l'envoi de votre message.";
const answers =
  (status: number, json: object) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json });

const NO_NETWORK = 'M164 no network';
const TOO_MANY = 'M163 too many';
/** One way each that a toast is asked for. */
const TIMED: ReadonlySet<string> = new Set([TOO_MANY, NO_NETWORK]);

/** Section 8 of the specification, as far as a property's page shows it; each row is one answer of the server. */
const REQUEST_ERRORS: readonly (readonly [string, (route: Route) => Promise<void>, string, string])[] = [
  ['M163 the server’s words', answers(400, { error: 'Refusé.' }), FAILED, 'Refusé.'],
  ['M163 no words', answers(500, {}), FAILED, REFUSED],
  ['M163 not a success', answers(200, { success: false }), FAILED, REFUSED],
  [TOO_MANY, answers(429, { error: 'Trop de demandes.' }), FAILED, 'Trop de demandes.'],
  [
    NO_NETWORK,
    (route) => route.abort('connectionrefused'),
    'Erreur de connexion',
    'Impossible de contacter le serveur. Veuillez réessayer plus tard.',
  ],
];

export function errors({ ids, open }: Visits): void {
  const FULL = () => `/bien/paris/${ids.full}/murs-occupes-rue-de-levis`;
  const dialog = (page: Page) => page.getByRole('dialog', { name: "Demande d'information" });

  test('M163 M164 M165 M172 F56 each failure of a request has its words, once as a toast of 5 s and once to stay; a success has 5 s too', async () => {
    const page = await open(FULL(), {}, watchToasts);
    await page.getByRole('button', { name: 'Envoyer un message' }).click();
    await page.locator('#information-name').fill('Zoë');
    await page.locator('#information-email').fill('erreurs@exemple.fr');
    await page.locator('#information-message').fill('Bonjour');
    const send = page.locator('dialog button[type=submit]');
    const answer = async (how: (route: Route) => Promise<void>) => {
      await page.unroute('**/api/contact/send');
      await page.route('**/api/contact/send', how);
    };
    for (const [row, how, title, text] of REQUEST_ERRORS) {
      await answer(how);
      await send.click();
      // Without an answer the form tries again before it says so.
      if (row === NO_NETWORK)
        await until(async () => {
          await page.clock.runFor(1_000);
          expect(await toast(page).count()).toBe(1);
        });
      await until(async () => expect([row, ...(await toastTexts(page))]).toEqual([row, title, text]));
      expect([row, await toast(page).count(), await toast(page).getByRole('alert').count()]).toEqual([row, 1, 1]);
      expect([row, await dialog(page).locator('form').getByText(text).isVisible()]).toEqual([row, true]);
      if (TIMED.has(row)) expect([row, await toastSeconds(page)]).toEqual([row, 5]);
    }
    // Nobody answers and nobody refuses: after 4 s it says that it still waits.
    const answered = hold();
    await answer((route) => answered.released.then(() => answers(500, {})(route)));
    await send.click();
    const still = dialog(page).getByText('L’envoi prend plus de temps que d’habitude, nous essayons toujours…');
    await page.clock.runFor(3_000);
    expect(await still.count()).toBe(0);
    await page.clock.runFor(1_500);
    await still.waitFor();
    answered.release();
    await toast(page).getByText(REFUSED).waitFor();
    expect(await still.count()).toBe(0);
    await answer(answers(200, { success: true }));
    await send.click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await toastTexts(page)).toEqual([
      'Message envoyé !',
      'Votre demande a été envoyée avec succès. Nous vous contacterons très prochainement.',
    ]);
    // It took the last failure's place, and its time is its own.
    expect(await toast(page).count()).toBe(1);
    expect(await toastSeconds(page)).toBe(5);
    // Gone from sight, the last five can be read again, the newest first.
    const past = page.locator('footer details', { hasText: 'Notifications' });
    await past.locator('summary').click();
    await past.locator('li').first().waitFor();
    expect(await past.locator('strong').allInnerTexts()).toEqual([
      'Message envoyé !',
      FAILED,
      'Erreur de connexion',
      FAILED,
      FAILED,
    ]);
    expect(await past.locator('time').first().innerText()).toMatch(/^\d\d:\d\d$/);
  });

  test('M89 M172 F56 a toast of 4 s waits under the pointer and under the focus; the sheet’s success and failure have 4 s', async () => {
    const page = await open(FULL(), {}, watchToasts);
    await page.route('**/sheet', answers(500, {}));
    const button = page.getByRole('button', { name: 'Télécharger la fiche PDF' });
    const said = page.getByText('Impossible de générer le PDF. Veuillez réessayer.');
    await button.click();
    await until(async () => expect(await said.count()).toBe(2));
    await toast(page).hover();
    await page.clock.runFor(10_000);
    expect(await toast(page).count()).toBe(1);
    await toast(page).getByRole('button').focus();
    await page.mouse.move(1_400, 450);
    await page.clock.runFor(10_000);
    expect(await toast(page).count()).toBe(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await toastSeconds(page);
    // What it said stays at the button.
    expect(await said.count()).toBe(1);
    await button.click();
    expect(await toastSeconds(page)).toBe(4);
    await page.unroute('**/sheet');
    await page.route('**/sheet', answers(200, { ready: true }));
    await page.route('**/sheet.pdf', (route) =>
      route.fulfill({ headers: { 'content-disposition': 'attachment' }, contentType: 'application/pdf', body: '%PDF' }),
    );
    await button.click();
    expect((await toastTexts(page))[0]).toBe('PDF généré avec succès');
    expect(await toastSeconds(page)).toBe(4);
    expect(await said.count()).toBe(0);
  });

  const FAILURE =
    "Désolé, je n'arrive pas à me connecter au serveur. On peut continuer par téléphone si vous voulez ? 01 •• •• •• 10";
  test.each([
    ['no answer', (route: Route) => route.abort('connectionrefused'), FAILURE],
    ['a failure', answers(500, {}), FAILURE],
    ['too many', answers(429, { error: 'Patientez une minute.' }), 'Patientez une minute.'],
  ])('M109 the assistant with %s says so and leads to people', async (_, answer, text) => {
    const page = await open(FULL());
    await page.route('**/api/chat/messages', answer);
    await page.getByRole('button', { name: /assistant/i }).click();
    const panel = page.getByRole('region', { name: /assistant virtuel/ });
    await panel.getByLabel('Votre message').fill('bonjour');
    await page.keyboard.press('Enter');
    await panel.getByText(text).waitFor();
    expect(await panel.getByRole('link', { name: 'Laisser un message' }).getAttribute('href')).toBe('/contact');
    // The whole number is told to who asks for it, without the server too.
    await panel.getByRole('button', { name: 'Parler à un conseiller' }).last().click();
    await panel.getByText('Un conseiller vous répond au 01 99 00 10 10.').waitFor();
  });
}
