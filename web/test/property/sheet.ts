import { until } from '../browser';
import type { Visits } from './visits';

export function sheet({ ids, open }: Visits): void {
  test('M88 M89 the PDF sheet is made while the button says so, and kept; what fails is said aloud once and stays; what has gone has the server’s words', async () => {
    const page = await open(`/bien/paris/${ids.full}/murs-occupes-rue-de-levis`);
    const button = page.getByRole('button', { name: 'Télécharger la fiche PDF' });
    const download = page.waitForEvent('download');
    await button.click();
    await page.getByRole('button', { name: 'Génération du PDF...' }).waitFor();
    expect((await download).suggestedFilename()).toBe(`fiche-PGN-${ids.full}.pdf`);
    await page.getByText('PDF généré avec succès').waitFor();
    await page.route('**/sheet', (route) => route.fulfill({ status: 500, json: {} }));
    await button.click();
    await until(async () =>
      expect(await page.getByText('Impossible de générer le PDF. Veuillez réessayer.').count()).toBe(2),
    );
    expect(await page.getByRole('alert').count()).toBe(1);
    await page.unroute('**/sheet');
    await page.route('**/sheet', (route) =>
      route.fulfill({ status: 410, json: { error: "Ce bien n'est plus proposé." } }),
    );
    await button.click();
    await until(async () => expect(await page.getByText("Ce bien n'est plus proposé.").count()).toBe(2));
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.getByText(/Veuillez réessayer/).count()).toBe(0);
  });
}
