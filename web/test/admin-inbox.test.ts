import type { BrowserContextOptions, Page } from 'playwright-core';
import { visitorsMail } from '../../infra/test/visitors-mail';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

const HOSTILE = `<p>Voici <b>le bail</b>.</p><script>parent.document.title = 'pris'</script>
  <img src="https://pisteur.example/pixel.png" onerror="parent.document.title = 'pris'" alt="Plan">
  <img src="/api/users/me" alt=""><svg onload="parent.document.title = 'pris'"></svg>
  <form action="https://pisteur.example/vol"><input name="mot"><button>Envoyer</button></form>
  <meta http-equiv="refresh" content="0;url=https://pisteur.example/ailleurs">
  <a href="javascript:parent.document.title = 'pris'">Ouvrir</a>`;

run('E11 mails that come in', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: '/admin/messages', heading: 'Messagerie' });
    await until(async () => expect(await site.rows('select from inbox')).toHaveLength(1));
  }, 120_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  /** A conversation that is open and was answered, and where its visitor answers. */
  async function answered(name: string, email: string) {
    await fetch(`${site.system.url}/api/contact/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, subject: `Le bail de ${name}`, message: 'Bonjour' }),
    });
    const [thread] = await site.rows<{ id: string }>('select id from thread where email = $1', [email]);
    const page = await site.open(`/admin/messages?id=${thread!.id}`, signedIn);
    const shown = page.getByRole('article');
    await shown.getByRole('button', { name: 'Répondre' }).click();
    await shown.getByLabel('Réponse à').fill('Bonjour, 2 000 € par mois.');
    await shown.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await shown.getByText('Bonjour, 2 000 € par mois.').waitFor();
    const mail = await until(async () => {
      const found = (await site.mails<{ id: string; subject: string; replyTo: string }>(email)).find(({ subject }) =>
        subject.startsWith('Re'),
      );
      expect(found).toBeDefined();
      return found!;
    });
    return { page, shown, mail, id: thread!.id };
  }

  test('E11 what the visitor answers in his mail program appears in the open conversation, its quote folded away', async () => {
    const { shown, mail } = await answered('Zoë Martin', 'zoe@exemple.fr');
    await fetch(`${site.system.mailUrl}/api/messages/${mail.id}/answers`, {
      method: 'POST',
      body: JSON.stringify({ text: 'Jeudi me convient.' }),
    });
    await shown.getByText('Jeudi me convient.').waitFor();
    const entry = shown.getByRole('listitem').filter({ hasText: 'Jeudi me convient.' });
    expect(await entry.getByText('2 000 € par mois').isVisible()).toBe(false);
    await entry.getByText('Texte cité').click();
    expect(await entry.getByText('2 000 € par mois').isVisible()).toBe(true);
  });

  test('E11 a hostile layout runs nothing, asks nothing of anybody, and shows its pictures only once they are asked for', async () => {
    const { page, shown, mail } = await answered('Hugo Noir', 'hugo@exemple.fr');
    const asked: string[] = [];
    await page.context().route('https://pisteur.example/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 200, contentType: 'image/png', body: '' });
    });
    await visitorsMail(Number(site.system.env.MAIL_SMTP_PORT))({
      from: 'Autre <autre@exemple.fr>',
      to: /[^<\s]+@[^>\s]+/.exec(mail.replyTo)?.[0],
      subject: 'Le bail',
      html: HOSTILE,
      attachments: [{ filename: 'bail.html', content: '<script>alert(1)</script>', contentType: 'text/html' }],
    });
    const entry = shown.getByRole('listitem').filter({ hasText: 'qui n’est pas l’adresse de cette conversation' });
    await entry.waitFor();
    const title = await page.title();
    await entry.getByRole('button', { name: 'Mise en page d’origine' }).click();
    const frame = entry.frameLocator('iframe');
    await frame.getByText('le bail').waitFor();
    expect(
      await frame.locator('script, form, input, button, svg, [onerror], [href^=javascript], [src^="/"]').count(),
    ).toBe(0);
    expect(await entry.locator('iframe').getAttribute('sandbox')).not.toMatch(
      /scripts|same-origin|forms|top-navigation/,
    );
    expect(asked).toEqual([]);
    await passesAxeInBothSchemes(page);
    await entry.getByRole('button', { name: 'Afficher les images' }).click();
    await until(async () => expect(asked).toEqual(['/pixel.png']));
    expect(await page.title()).toBe(title);
    const download = page.waitForEvent('download');
    await entry.getByRole('link', { name: 'bail.html' }).click();
    expect((await download).suggestedFilename()).toBe('bail.html');
  });
});
