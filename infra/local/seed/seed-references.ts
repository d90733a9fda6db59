import type { Client } from 'pg';
import { OPEN_FACADES } from './open-facades';

const CATEGORIES = [
  ['Locaux commerciaux', 'locaux-commerciaux'],
  ['Murs commerciaux', 'murs-commerciaux'],
  ['Bureaux', 'bureaux'],
  ['Immeubles', 'immeubles'],
  ['Boutiques', 'boutiques'],
] as const;

const SOLD = [
  ['Murs de boulangerie rue des Martyrs', 'Paris', 'murs', '96', '2026-09-18'],
  ['Boutique d’angle cours Mirabeau', 'Aix-en-Provence', 'boutique', '74', '2026-08-29'],
  ['Immeuble mixte rue Sainte-Catherine', 'Bordeaux', 'immeuble', '412', '2026-07-11'],
  ['Bureaux occupés quai Perrache', 'Lyon', 'bureaux', '260', '2026-06-23'],
  ['Local commercial place Kléber', 'Strasbourg', 'commercial', '138', '2026-05-30'],
  ['Murs de restaurant Vieux-Port', 'Marseille', 'murs', '155', '2026-05-06'],
  ['Boutique traversante rue Crébillon', 'Nantes', 'boutique', '68', '2026-04-14'],
  ['Murs de pharmacie rue de Béthune', 'Lille', 'murs', '121', '2026-03-20'],
] as const;

/** The categories, into an empty table. */
export async function seedCategories(client: Client): Promise<void> {
  await client.query(
    'insert into category (name, slug) select * from unnest($1::text[], $2::text[]) where not exists (select 1 from category)',
    [CATEGORIES.map(([name]) => name), CATEGORIES.map(([, slug]) => slug)],
  );
}

/** What the agency of the demonstration has sold; into an empty table, and never on a real site. */
export async function seedSoldProperties(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from sold_property limit 1');
  if (rowCount) return;
  const columns = [0, 1, 2, 3, 4].map((column) => SOLD.map((row) => row[column]));
  await client.query(
    `insert into sold_property (title, city, type, surface, sold_at)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::date[])`,
    columns,
  );
  await giveSoldOnesPhotos(client);
}

/** Once façades are drawn; always the same one for the same title. */
export async function giveSoldOnesPhotos(client: Client): Promise<void> {
  await client.query(
    `update sold_property set image_url =
       (select '/media/' || key || '.jpg' from photo where ${OPEN_FACADES} order by md5(key || title) limit 1)
     where image_url is null and title = any($1)`,
    [SOLD.map(([title]) => title)],
  );
}
