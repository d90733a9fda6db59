export default async function stop(): Promise<void> {
  await (globalThis as { stopTestServices?: () => Promise<void> }).stopTestServices?.();
}
