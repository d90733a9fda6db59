import { type Partners, startPartners } from '@pignon/infra/local/partners/partners';
import { type TestSite, until } from '../browser';

/** What the parser leaves to the language model. */
const STRANGE = 'La météorologie influence-t-elle votre humeur ?';

export const startModel = (): Promise<Partners> => startPartners({ port: 0, settings: { chatKey: 'cle' } });
export const modelSettings = ({ port }: Partners) => ({
  CHAT_MODEL_URL: `http://127.0.0.1:${port}/chat/v1`,
  CHAT_API_KEY: 'cle',
});

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
