import type { RuleRun } from '@pignon/infra/retention/retention-runs';

const HEAD = ['Règle', 'Durée', 'Avant le', 'La plus ancienne'];
const MOMENT = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });
const UNITS: Readonly<Record<string, string>> = {
  years: 'ans',
  months: 'mois',
  days: 'jours',
  day: 'jour',
  hours: 'h',
  hour: 'h',
};

/** What each rule removed, or, of a dry run, would remove, line by line. */
export function retentionReport(runs: readonly RuleRun[], dry: boolean): readonly string[] {
  const rows = runs.map((run) => [
    run.rule,
    run.keptFor.replace(/[a-z]+$/, (unit) => UNITS[unit] ?? unit),
    MOMENT.format(run.cutOff),
    run.oldest ? MOMENT.format(run.oldest) : '-',
    String(run.count),
  ]);
  const table = [[...HEAD, dry ? 'À retirer' : 'Retirés'], ...rows];
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const total = runs.reduce((sum, { count }) => sum + count, 0);
  return [
    ...table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')),
    dry ? `${total} à retirer ; rien n’a été changé.` : `${total} retirés, la preuve est dans retention_run.`,
  ];
}
