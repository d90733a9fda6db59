const DAYS: Readonly<Record<string, string>> = {
  lun: 'Mo',
  mar: 'Tu',
  mer: 'We',
  jeu: 'Th',
  ven: 'Fr',
  sam: 'Sa',
  dim: 'Su',
};
const DAY = '(lun|mar|mer|jeu|ven|sam|dim)[a-zé]*\\.?';
const TIME = '(\\d{1,2})\\s*h\\s*(\\d{2})?';
const LINE = new RegExp(`^${DAY}(?:\\s*(?:au|à|-|–)\\s*${DAY})?\\s*:?\\s*${TIME}\\s*(?:-|–|à)\\s*${TIME}$`, 'i');

/** 'Lundi au vendredi : 9h-19h' → 'Mo-Fr 09:00-19:00'. Null when one line is written otherwise: half of them would lie. */
export function schemaHours(lines: readonly string[]): readonly string[] | null {
  const read = lines.map((line) => schemaLine(line.trim()));
  return read.length > 0 && read.every((line) => line !== null) ? read : null;
}

function schemaLine(line: string): string | null {
  const [, from = '', to, opens = '', opensMinutes = '00', closes = '', closesMinutes = '00'] = LINE.exec(line) ?? [];
  if (!from) return null;
  const days = [from, to].flatMap((day) => (day ? [DAYS[day.toLowerCase()]] : []));
  return `${days.join('-')} ${opens.padStart(2, '0')}:${opensMinutes}-${closes.padStart(2, '0')}:${closesMinutes}`;
}
