/** What a template may stand open for, and what staff call it: only what the house truly knows of a conversation. */
export const TEMPLATE_VARIABLES = {
  prenom: 'Prénom du client',
  nom: 'Nom du client',
  'bien.titre': 'Titre du bien',
  'bien.reference': 'Référence du bien',
  'bien.lien': 'Page du bien',
  'conseiller.nom': 'Nom du conseiller',
  'conseiller.telephone': 'Téléphone du conseiller',
  'agence.telephone': "Téléphone de l'agence",
  'rendezvous.lien': 'Page de rendez-vous du conseiller',
} as const;
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES;

/** What is absent is not known. */
export type TemplateValues = { readonly [Name in TemplateVariable]?: string };

export interface TemplatePart {
  /** As it is read: the value, or the variable where there is none. */
  readonly text: string;
  /** Of a part that stands for something. */
  readonly variable?: string;
  readonly missing?: boolean;
}

const HOLE = /\{\{\s*([^{}]*?)\s*\}\}/gu;

export const isVariable = (name: string): name is TemplateVariable => Object.hasOwn(TEMPLATE_VARIABLES, name);

export const written = (name: string): string => `{{${name}}}`;

/** Names of what stands open in a text, each once, known or not. */
export const holesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(HOLE)].map(([, name = '']) => name)),
];

/** Why a template cannot be kept; undefined where it can. */
export function templateFault(text: string): string | undefined {
  const unknown = holesIn(text).filter((name) => !isVariable(name));
  if (unknown.length > 0)
    return `Variable${unknown.length > 1 ? 's' : ''} inconnue${unknown.length > 1 ? 's' : ''}\u00a0: ${unknown.map(written).join(', ')}`;
  const [broken] = /(?:\{\{|\}\}).{0,20}/u.exec(text.replace(HOLE, '')) ?? [];
  return broken && `Variable mal écrite près de «\u00a0${broken.trim()}\u00a0»`;
}

/** A template cut at its variables. */
export function templateParts(text: string, values: TemplateValues): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const { 0: hole, 1: variable = '', index } of text.matchAll(HOLE)) {
    if (index > from) parts.push({ text: text.slice(from, index) });
    const value = isVariable(variable) ? values[variable] : undefined;
    parts.push(value ? { text: value, variable } : { text: written(variable), variable, missing: true });
    from = index + hole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** What is not known stays open. */
export const filled = (text: string, values: TemplateValues): string =>
  templateParts(text, values)
    .map((part) => part.text)
    .join('');

/** `said` wherever this variable stands open; a variable that is none is closed like the others. */
export const closed = (text: string, variable: string, said: string): string =>
  text.replace(HOLE, (hole: string, name: string) => (name === variable ? said : hole));

/** 'Complétez {{bien.titre}} avant l’envoi'; undefined where nothing stands open. */
export function openFault(...texts: readonly string[]): string | undefined {
  const open = [...new Set(texts.flatMap(holesIn))];
  return open.length > 0 ? `Complétez ${open.map(written).join(', ')} avant l’envoi` : undefined;
}
