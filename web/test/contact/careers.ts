import type { Page } from 'playwright-core';
import { type TestSite, until } from '../browser';
import { toast, toastSeconds, toastTexts, watchToasts } from '../toasts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const WORDS = ['name', 'email', 'phone', 'message'] as const;

export const careers = (theSite: () => TestSite) =>
  test('M11 M172 F67 an application: what is missing, a wrong file, a failure that keeps every word, then sent once with its CV', async () => {
    const email = 'candidate@exemple.fr';
    const page = await theSite().open('/carrieres', {}, watchToasts);
    await page.locator('#candidature').scrollIntoViewIfNeeded();
    const form = page.getByRole('form', { name: 'Candidature' });
    const send = form.locator('button[type=submit]');
    await send.waitFor();
    const errors = () => form.locator('p[id$="-error"]').allInnerTexts();
    const values = (on: Page) => Promise.all(WORDS.map((id) => on.locator(`#${id}`).inputValue()));
    await send.click();
    await until(async () =>
      expect(await errors()).toEqual([
        'Le nom est requis',
        'Email invalide',
        'Choisissez un métier',
        'Joignez votre CV (PDF, DOC ou DOCX)',
      ]),
    );
    const typed = ['Zoë Lévis', email, '06 12 34 56 78', 'Dix ans de gestion locative.'];
    for (const [index, id] of WORDS.entries()) await page.fill(`#${id}`, typed[index] ?? '');
    await page.selectOption('#trade', 'Gestionnaire locatif');
    const give = (name: string, buffer: Buffer) =>
      page.setInputFiles('#cv', { name, mimeType: 'application/pdf', buffer });
    await give('photo.png', PDF);
    await send.click();
    await until(async () => expect(await errors()).toEqual(['Le CV doit être un fichier PDF, DOC ou DOCX']));
    // By its name a CV; the server looks at what it is.
    await give('cv.pdf', Buffer.from('MZ un programme'));
    await send.click();
    await until(async () => expect(await errors()).toEqual(['Le CV doit être un fichier PDF, DOC ou DOCX']));
    // The field says what to change; nothing beside it asks to try the same again.
    expect(await toast(page).count()).toBe(0);
    expect(await values(page)).toEqual(typed);

    await give('cv.pdf', PDF);
    await page.route('**/api/careers', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await send.click();
    await form.getByText('veuillez', { exact: false }).first().waitFor();
    await until(async () => expect(await toast(page).getByRole('alert').count()).toBe(1));
    expect(await toastSeconds(page)).toBe(8);
    expect(await values(page)).toEqual(typed);
    await send.click();
    await form.getByText('Votre candidature est bien arrivée. Nous répondons à chacune.').waitFor();
    expect(await toastTexts(page)).toEqual([
      'Merci pour votre candidature !',
      'Votre candidature et votre CV sont bien arrivés.',
    ]);
    expect(await toastSeconds(page)).toBe(7);
    expect(await values(page)).toEqual(['', '', '', '']);
    await until(async () => {
      const mails = await theSite().mails<{ replyTo: string; attachments: { filename: string }[] }>();
      const mine = mails.filter(({ replyTo }) => replyTo.includes(email));
      expect(mine.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([['cv.pdf']]);
    });
  });
