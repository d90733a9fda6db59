import type { Client } from 'pg';

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

/** Categories, and what the agency has sold before, into empty tables. */
export async function seedReferences(client: Client): Promise<void> {
  await client.query(
    'insert into category (name, slug) select * from unnest($1::text[], $2::text[]) where not exists (select 1 from category)',
    [CATEGORIES.map(([name]) => name), CATEGORIES.map(([, slug]) => slug)],
  );
  const { rowCount } = await client.query('select 1 from sold_property limit 1');
  if (rowCount) return;
  for (const [title, city, type, surface, soldAt] of SOLD)
    await client.query('insert into sold_property (title, city, type, surface, sold_at) values ($1, $2, $3, $4, $5)', [
      title,
      city,
      type,
      surface,
      soldAt,
    ]);
  await giveSoldOnesPhotos(client);
}

/** Once façades are drawn; always the same one for the same title. */
export async function giveSoldOnesPhotos(client: Client): Promise<void> {
  await client.query(
    `update sold_property set image_url =
       (select '/media/' || key || '.jpg' from photo where original_name like 'facade-%' order by md5(key || title) limit 1)
     where image_url is null and title = any($1)`,
    [SOLD.map(([title]) => title)],
  );
}
