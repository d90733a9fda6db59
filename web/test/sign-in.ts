import type { BrowserContextOptions } from 'playwright-core';
import { FOR_AXE } from './axe';
import type { TestSite } from './browser';

/** Once, for every page of a suite: `next` is where it leads, `heading` what stands there. */
export async function signIn(
  site: TestSite,
  { next, heading }: { readonly next: string; readonly heading: string },
  { email, password }: { readonly email: string; readonly password: string } = site.system.admin,
): Promise<BrowserContextOptions> {
  const page = await site.open(`/admin/login?next=${next}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  const storageState = await page.context().storageState();
  await site.leave();
  return { ...FOR_AXE, storageState };
}
