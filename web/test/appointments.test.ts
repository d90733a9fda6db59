import { dayAfter } from '@pignon/domain/shared/paris-time';
import { comingClockChange } from '@pignon/domain/shared/testing/coming-days';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

run('M96 own appointments', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: '/admin/appointments', heading: 'Rendez-vous' });
  }, 120_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  interface Row {
    readonly id: string;
    readonly day: string;
    readonly time: string;
    readonly state: string;
    readonly sequence: number;
  }
  const of = async (email: string): Promise<Row | undefined> =>
    (
      await site.rows<Row>(
        `select id, to_char(starts_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, state, sequence,
           to_char(starts_at at time zone 'Europe/Paris', 'HH24:MI') as time from appointment where email = $1`,
        [email],
      )
    )[0];
  const bookIn = async (page: Page, email: string) => {
    await page.getByRole('group', { name: 'Choisissez un jour' }).getByRole('radio').nth(2).check();
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first()
      .click();
    await page.locator('#creneau-name').fill('Jeanne Martin');
    await page.locator('#creneau-email').fill(email);
    await page.getByRole('button', { name: 'Confirmer le rendez-vous' }).click();
  };
  const linkFor = async (email: string): Promise<string> => {
    const mail = await until(async () => {
      const found = (await site.mails(email)).find(({ subject }) => subject.startsWith('Votre rendez-vous du'));
      expect(found).toBeDefined();
      return found!;
    });
    return /\/rendez-vous#\S+/.exec(mail.text)![0];
  };
  const inBothSchemes = async (page: Page) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await passesAxe(page, SIZES);
    }
  };

  test('on a property’s page an hour is chosen and booked; the mail’s link moves it, then cancels it', async () => {
    const [property] = await site.rows<{ id: number }>(
      `select id from property where unpublished_at is null and deleted_at is null and not gated and not internal_only
         and available order by id limit 1`,
    );
    const page = await site.open(`/bien/${property!.id}`, FOR_AXE);
    await page.getByRole('button', { name: 'Prendre rendez-vous' }).first().click();
    await page.getByRole('group', { name: 'Choisissez un jour' }).waitFor();
    await passesAxe(page, SIZES);
    await bookIn(page, 'rdv@exemple.fr');
    await page.getByText('Rendez-vous confirmé !').waitFor();
    const booked = (await of('rdv@exemple.fr'))!;
    expect(booked).toMatchObject({ state: 'booked', sequence: 0 });

    const opened = await site.open(await linkFor('rdv@exemple.fr'), FOR_AXE);
    await opened.getByRole('button', { name: 'Déplacer' }).waitFor();
    expect(await opened.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await of('rdv@exemple.fr')).toEqual(booked);
    await passesAxe(opened, SIZES);
    await opened.getByRole('button', { name: 'Déplacer' }).click();
    await opened.getByRole('group', { name: 'Choisissez un jour' }).getByRole('radio').nth(3).check();
    await opened
      .getByRole('listitem')
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .last()
      .click();
    await until(async () => expect(await of('rdv@exemple.fr')).toMatchObject({ sequence: 1 }));
    await opened.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    await passesAxe(opened, SIZES);
    await opened.getByRole('button', { name: 'Confirmer l’annulation' }).click();
    await opened.getByText('Ce rendez-vous est annulé.').waitFor();
    expect(await of('rdv@exemple.fr')).toMatchObject({ state: 'cancelled', sequence: 2 });
    await opened.goto(`${site.system.url}/rendez-vous#${booked.id}.faux`);
    await opened.reload();
    await opened.getByText('Ce rendez-vous n’existe pas, ou son lien n’est plus valable.').waitFor();
  });

  test('an adviser has a page of his own; an hour that somebody else just took is told so, and another one is chosen', async () => {
    const page = await site.open('/contact', FOR_AXE);
    await page.getByRole('link', { name: 'Prendre rendez-vous' }).first().click();
    await page.getByRole('heading', { level: 1, name: /^Rendez-vous avec / }).waitFor();
    await page.getByRole('group', { name: 'Choisissez un jour' }).waitFor();
    await passesAxe(page, SIZES);
    await page.route('**/api/appointments', (route) =>
      route.fulfill({ status: 409, json: { error: 'Ce créneau vient d’être réservé. Choisissez-en un autre.' } }),
    );
    await bookIn(page, 'second@exemple.fr');
    await page.getByRole('main').getByRole('alert').getByText('Ce créneau vient d’être réservé').waitFor();
    await page.unroute('**/api/appointments');
    await bookIn(page, 'second@exemple.fr');
    await page.getByText('Votre rendez-vous est confirmé.').waitFor();
    expect(await of('second@exemple.fr')).toMatchObject({ state: 'booked' });
    await page.goto(`${site.system.url}/rdv/personne`);
    expect(new URL(page.url()).pathname).toBe('/rdv');
  });

  test('of the days of this week one is marked as today, of another week none', async () => {
    const page = await site.open('/admin/appointments', signedIn);
    await page.getByRole('heading', { level: 2, name: /Aujourd’hui$/ }).waitFor();
    expect(await page.locator('[aria-current=date]').count()).toBe(1);
    await page.getByRole('button', { name: 'Semaine suivante' }).click();
    await page.getByRole('heading', { level: 2, name: /Aujourd’hui$/ }).waitFor({ state: 'detached' });
  });

  test('staff book by hand, move by form and by drag, cancel; a change meanwhile is told', async () => {
    const [tuesday, wednesday, thursday] = [2, 3, 4].map((days) => dayAfter(comingClockChange(3), days));
    const page = await site.open(`/admin/appointments?jour=${tuesday}`, signedIn);
    await page.getByText('Aucun rendez-vous à ces dates.').waitFor();
    await inBothSchemes(page);
    await page.getByRole('button', { name: 'Ajouter un rendez-vous' }).click();
    const added = page.getByRole('dialog', { name: 'Ajouter un rendez-vous' });
    await added.getByLabel('Conseiller').selectOption({ index: 1 });
    await added.getByLabel('Heure').fill('10:00');
    await added.getByLabel('Nom').fill('Paul Roy');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await added.getByText('Le formulaire contient une erreur').waitFor();
    await added.getByLabel('Email').fill('paul@exemple.fr');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await added.waitFor({ state: 'detached' });
    const card = page.getByRole('button', { name: /Paul Roy/ });
    await card.waitFor();
    expect(await of('paul@exemple.fr')).toMatchObject({ day: tuesday, time: '10:00' });
    await inBothSchemes(page);

    await card.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Paul Roy' });
    await drawer.getByLabel('Nouveau jour').fill(wednesday!);
    await drawer.getByLabel('Nouvelle heure').fill('14:30');
    await passesAxe(page, SIZES);
    await drawer.getByRole('button', { name: 'Déplacer' }).press('Enter');
    await drawer.waitFor({ state: 'detached' });
    expect(await of('paul@exemple.fr')).toMatchObject({ day: wednesday, time: '14:30', sequence: 1 });

    await page.setViewportSize({ width: 1440, height: 1200 });
    const column = page.locator(`[data-day="${thursday}"]`);
    const { height } = (await column.boundingBox())!;
    await card.dragTo(column, { sourcePosition: { x: 20, y: 5 }, targetPosition: { x: 20, y: height / 2 + 5 } });
    await until(async () =>
      expect(await of('paul@exemple.fr')).toMatchObject({ day: thursday, time: '14:00', sequence: 2 }),
    );

    await page.getByText('Rendez-vous déplacé').first().waitFor();
    await card.click();
    await site.rows(`update appointment set version = version + 1 where email = 'paul@exemple.fr'`);
    await drawer.getByRole('button', { name: 'Déplacer' }).click();
    await drawer.getByRole('alert').getByText('a changé entre-temps').waitFor();
    await drawer.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    await drawer.getByRole('button', { name: 'Confirmer l’annulation' }).click();
    await page.getByText('Aucun rendez-vous à ces dates.').waitFor();
    expect(await of('paul@exemple.fr')).toMatchObject({ state: 'cancelled' });
  });

  test('an adviser’s feed has an address that is renewed; a failure and an ended session are told', async () => {
    const page = await site.open('/admin/appointments', signedIn);
    await page.getByLabel('Conseiller').selectOption({ index: 1 });
    const feed = page.getByLabel('Flux d’agenda (.ics)');
    await until(async () => expect(await feed.inputValue()).toMatch(/\/api\/appointments\/feeds\/\d+\/[\w-]+\.ics$/));
    const before = await feed.inputValue();
    await page.getByRole('button', { name: 'Renouveler l’adresse' }).click();
    await until(async () => expect(await feed.inputValue()).not.toBe(before));
    expect((await fetch(before)).status).toBe(404);
    await page.route('**/api/admin/appointments?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await page.getByRole('alert').getByText('Impossible de charger les données.').waitFor();
    await passesAxe(page, SIZES);
    await page.unroute('**/api/admin/appointments?*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('button', { name: 'Semaine suivante' }).waitFor();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Semaine suivante' }).click();
    await page.getByRole('dialog').getByLabel('Mot de passe').waitFor();
  });

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
