/** Lines of equal columns under a rule; `right` names those that hold figures. */
export function inColumns(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: ReadonlySet<number>,
): string {
  const cells = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const text = cells.map((row) =>
    row
      .map((cell, n) => (right.has(n) ? cell.padStart(widths[n]!) : cell.padEnd(widths[n]!)))
      .join('  ')
      .trimEnd(),
  );
  text.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return text.join('\n');
}
