import { type Partners, startPartners } from '@pignon/infra/local/partners/partners';
import type { Page, Route } from 'playwright-core';
import { hydrated, PHONE, type TestSite, until } from '../browser';

/** What the parser leaves to the language model. */
const STRANGE = 'La météorologie influence-t-elle votre humeur ?';

export const startModel = (): Promise<Partners> => startPartners({ port: 0, settings: { chatKey: 'cle' } });
export const modelSettings = ({ port }: Partners) => ({
  CHAT_MODEL_URL: `http://127.0.0.1:${port}/chat/v1`,
  CHAT_API_KEY: 'cle',
});

const AT_LAST_STEP = {
  state: {
    version: 1,
    mode: 'estimation',
    estimation: {
      step: 'occupied',
      lead: {
        fullName: 'Zoë Dernier-Pas',
        email: 'dernier-pas@exemple.fr',
        phone: '06 12 34 56 78',
        propertyCity: 'Lyon',
      },
    },
  },
  messages: [{ id: 1, role: 'assistant', at: '2026-01-05T09:00:00Z', text: 'Occupé ?', buttons: ['Oui', 'Non'] }],
};
const CONFIRMED = 'Merci, votre demande est bien enregistrée. Un conseiller vous recontactera sous 24 h.';

const inPanel = (page: Page) => {
  const panel = page.getByRole('region', { name: /assistant virtuel/ });
  return {
    panel,
    log: panel.getByRole('log'),
    field: panel.getByLabel('Votre message'),
    open: () => page.getByRole('button', { name: 'Discuter avec l’assistant virtuel' }).click(),
  };
};
const hasFocus = (page: Page, css: string) => page.evaluate((one) => document.activeElement?.matches(one), css);

/** Lost on the way: neither refused nor answered. */
function lost(): { readonly route: (route: Route) => void; readonly sent: Promise<void> } {
  let tell = () => {};
  const sent = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { route: () => tell(), sent };
}

export const unfinished = (theSite: () => TestSite) => {
  test('M105 M153 C08 a reload at the last step loses no lead: sent again under its key, and only then said to be stored', async () => {
    const site = theSite();
    const page = await site.open('/faq');
    await page.evaluate((kept) => sessionStorage.setItem('pignon.chat', kept), JSON.stringify(AT_LAST_STEP));
    const { log, field, open } = inPanel(page);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/pipedrive/chat/')) keys.push(request.headers()['idempotency-key']);
    });
    await page.route('**/chat/create-lead', (route) => route.fulfill({ status: 500, json: {} }));
    await open();
    await log.getByRole('button', { name: 'Non' }).press('Enter');
    expect(await hasFocus(page, 'textarea')).toBe(true);
    await log.getByText('Votre demande n’est pas encore enregistrée').waitFor();
    expect(await log.getByText(CONFIRMED).count()).toBe(0);

    const { route, sent } = lost();
    await page.unrouteAll();
    await page.route('**/chat/create-person', route);
    await log.getByRole('button', { name: 'Renvoyer' }).click();
    await sent;
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    // The panel is closed: the page tells it.
    await page.getByText('Demande enregistrée').waitFor();
    expect(await site.rows(`select id from contact_message where email = 'dernier-pas@exemple.fr'`)).toHaveLength(1);
    expect(keys.length).toBeGreaterThan(3);
    expect(new Set(keys).size).toBe(1);
    await open();
    await log.getByText(CONFIRMED).waitFor();
    expect(await log.getByText('pas encore enregistrée').count()).toBe(0);

    // What was sent can be put right by a second one that says so.
    await log.getByRole('button', { name: 'Corriger ma demande', disabled: false }).waitFor();
    await field.fill('non, mon numéro est le 07 11 22 33 44');
    await page.keyboard.press('Enter');
    const corrected = `select 1 from contact_message where email = 'dernier-pas@exemple.fr' and details ->> 'message' like 'Rectification%'`;
    await until(async () => expect(await site.rows(corrected)).toHaveLength(1));
    expect(new Set(keys).size).toBe(2);
  });

  test('M103 M109 on a phone a message without its answer is sent again; the answer has the focus, and a link leads out of the panel', async () => {
    const page = await theSite().open('/faq', PHONE);
    const { panel, log, field, open } = inPanel(page);
    await open();
    const { route, sent } = lost();
    await page.route('**/api/chat/messages', route);
    await field.fill('Je veux visiter, comment faire ?');
    await page.keyboard.press('Enter');
    await sent;
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await open();
    await log.getByText('Les visites se font').waitFor();

    await page.route('**/api/chat/messages', (failing) => failing.abort());
    await field.fill('Êtes-vous un robot ?');
    await panel.getByRole('button', { name: 'Envoyer' }).click();
    const again = log.getByRole('button', { name: 'Renvoyer' });
    await again.waitFor();
    await page.unrouteAll();
    await again.click();
    await log.getByText('un programme et non une personne').waitFor();
    expect(await log.getByText('Êtes-vous un robot ?').count()).toBe(1);
    await until(async () => expect(await hasFocus(page, '[role=log] > :last-child')).toBe(true));

    await panel.getByRole('button', { name: 'Parler à un conseiller' }).last().click();
    await log.getByRole('link', { name: 'Laisser un message' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Nous contacter' }).waitFor();
    await panel.waitFor({ state: 'hidden' });
    await until(async () => expect(await hasFocus(page, 'main h1')).toBe(true));
  });

  test('M108 M103 chips go one by one or all at once without losing the keyboard; a long text says where it ends', async () => {
    const page = await theSite().open('/faq');
    const { panel, log, field, open } = inPanel(page);
    await open();
    await field.fill('Je cherche une boutique à Paris, moins de 900 000 €');
    await page.keyboard.press('Enter');
    await log.getByText(/correspond/).waitFor();
    await log
      .getByRole('button', { name: /^Retirer/, disabled: false })
      .nth(1)
      .press('Enter');
    await until(async () => expect(await hasFocus(page, '[data-chip]')).toBe(true));
    expect(await log.getByRole('button', { name: /^Retirer/ }).count()).toBe(2);
    await log.getByRole('button', { name: 'Tout effacer' }).press('Enter');
    await log.getByText('Dites-moi ce que vous cherchez').waitFor();
    expect(await log.getByRole('button', { name: /^Retirer/ }).count()).toBe(0);
    expect(await hasFocus(page, 'textarea')).toBe(true);

    await field.fill('a'.repeat(560));
    await panel.getByText('Encore 40 caractères').waitFor();
    await field.pressSequentially('b'.repeat(45));
    await panel.getByText('Limite de 600 caractères atteinte').waitFor();
    expect(await field.inputValue()).toHaveLength(600);
  });
};

export const assistant = (theSite: () => TestSite, model: () => Partners) =>
  test('M109 M156 F41 an answer of the model is read while it is written; its failure has its sentence, a masked phone, and a press tells it', async () => {
    const fault = (fields: object) =>
      fetch(`http://127.0.0.1:${model().port}/__faults`, {
        method: 'POST',
        body: JSON.stringify({ partner: 'chat', times: 1, ...fields }),
      });
    const page = await theSite().open('/faq');
    await page.getByRole('button', { name: 'Discuter avec l’assistant virtuel' }).click();
    const panel = page.getByRole('region', { name: /assistant virtuel/ });
    const log = panel.getByRole('log');
    const ask = async () => {
      await panel.getByLabel('Votre message').fill(STRANGE);
      await page.keyboard.press('Enter');
    };
    // Whatever stands in the bubble that no screen reader hears.
    await log.evaluate((box) => {
      const pieces: string[] = [];
      (window as unknown as { pieces: string[] }).pieces = pieces;
      new MutationObserver(() => {
        const text = box.querySelector(':scope > [aria-hidden] p')?.textContent;
        if (text && text !== pieces.at(-1)) pieces.push(text);
      }).observe(box, { childList: true, characterData: true, subtree: true });
    });
    await fault({ pieceMs: 20 });
    await ask();
    const whole = 'Vous parlez de « influence-t-elle ». Dites-m’en un peu plus sur votre projet.';
    await log.getByText(whole).waitFor();
    const pieces = await page.evaluate(() => (window as unknown as { pieces: string[] }).pieces);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.filter((piece) => !whole.startsWith(piece))).toEqual([]);
    await until(async () => expect(await log.locator('[aria-hidden]').filter({ hasText: 'Vous' }).count()).toBe(0));

    await fault({ status: 500 });
    await ask();
    await log
      .getByText(
        "Désolé, je n'arrive pas à me connecter au serveur. On peut continuer par téléphone si vous voulez ? 01 •• •• •• 10",
      )
      .waitFor();
    await log.getByRole('button', { name: 'Parler à un conseiller' }).click();
    await log.getByText('Un conseiller vous répond au 01 99 00 10 10.').waitFor();
  });
