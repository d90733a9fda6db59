const TITLE = /^(?:m\.?|mr\.?|mme\.?|mlle\.?|monsieur|madame|mademoiselle)$/iu;

/**
 * First name and name, as far as one field tells them apart: a single word may be either, and an address is none. What is
 * not sure stays out, and is asked of whoever writes.
 */
export function clientNames(name: string): { readonly prenom?: string; readonly nom?: string } {
  if (name.includes('@')) return {};
  const words = name.trim().split(/\s+/).filter(Boolean);
  const titled = TITLE.test(words[0] ?? '');
  if (titled) return words.length > 1 ? { nom: words.slice(1).join(' ') } : {};
  if (words.length < 2) return {};
  return { prenom: words[0] ?? '', nom: words.slice(1).join(' ') };
}
