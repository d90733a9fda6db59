import { visitorsMail } from '../../infra/test/visitors-mail';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, PHONE, until } from './browser';
import { type MailboxSite, startMailbox } from './mailbox-site';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

run('E11 mails that stand in no conversation', () => {
  let desk: MailboxSite;
  beforeAll(async () => {
    desk = await startMailbox();
  }, 120_000);
  afterEach(() => desk.site.leave());
  afterAll(() => desk?.site.stop());

  test('E11 none is a page that says so; one is told in the mailbox, downloaded, read again, put away and taken back', async () => {
    const page = await desk.site.open('/admin/messages/refused', desk.signedIn);
    await page.getByText('Aucun e-mail refusé : tous ont trouvé leur conversation.').waitFor();
    await until(async () => expect(await desk.site.rows('select from inbox')).toHaveLength(1));
    await visitorsMail(Number(desk.site.system.env.MAIL_SMTP_PORT))({
      envelope: { from: '', to: ['contact@pignon.example'] },
      raw: 'From: <>\r\nTo: contact@pignon.example\r\nSubject: Sans nom\r\n\r\nBonjour\r\n',
    });
    await until(async () => expect(await desk.site.rows('select from mail_refused')).toHaveLength(1));
    const mailbox = await desk.open('', { ...desk.signedIn, ...PHONE });
    await mailbox.getByRole('link', { name: /E-mails refusés/ }).click();
    const mail = mailbox.getByRole('listitem', { name: 'Sans nom' });
    await mail.getByText('Le message n’a pas d’expéditeur lisible').waitFor();
    await passesAxeInBothSchemes(mailbox);
    if (process.env.SHOTS)
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await mailbox.setViewportSize({ width, height });
        await mailbox.screenshot({ path: `${process.env.SHOTS}/refused-${width}.png` });
      }
    const loading = mailbox.waitForEvent('download');
    await mail.getByRole('link', { name: /Télécharger/ }).click();
    expect((await loading).suggestedFilename()).toBe('e-mail-refuse.eml');
    await mail.getByRole('button', { name: /Relire/ }).press('Enter');
    await mailbox.locator('[data-sonner-toast]', { hasText: 'Toujours refusé' }).waitFor();
    await mail.getByRole('button', { name: /Classer/ }).press('Enter');
    await mail.waitFor({ state: 'detached' });
    await mailbox.getByText('Aucun e-mail refusé').waitFor();
    await mailbox
      .locator('[data-sonner-toast]', { hasText: 'E-mail classé' })
      .getByRole('button', { name: 'Annuler' })
      .click();
    await mail.waitFor();
  });

  test('no page complained', () => expect(desk.site.complaints).toEqual([]));
});
