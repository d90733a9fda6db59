// Which tests say the id of a row in their title, and what they are made of.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ROOMS = ['domain', 'infra', 'api', 'workers', 'web'];
const IN_TESTS = /\/(test|testing)\/|\.(spec|test)\.tsx?$/;
const CALLS = /^(test|it|describe|run)\b/;

/**
 * By id (M26, F70): the text of every test whose title, or whose group's, says it, with what the test uses of its own
 * file and of other files of tests. Titles and comments assert nothing and are left out; so is the product's code,
 * which would prove itself.
 *
 * @returns {Map<string, string>}
 */
export function titledTests(root) {
  const found = new Map();
  for (const path of ROOMS.flatMap((room) => filesUnder(join(root, room))).filter((file) => IN_TESTS.test(file))) {
    const file = read(path);
    for (const { title, call } of titled(file.source)) {
      const ids = new Set(title.match(/\b[MF]\d{2,3}\b/g) ?? []);
      if (ids.size === 0) continue;
      const text = madeOf(call, file);
      for (const id of ids) found.set(id, `${found.get(id) ?? ''}\n${text}`);
    }
  }
  return found;
}

/** As it is compared: quotes, spaces and escapes of one kind. */
export const plainText = (text) =>
  text
    .replaceAll(/\\u\{?([0-9a-fA-F]{4,5})\}?/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(['"`/.()?+*$])/g, '$1')
    .replaceAll(/(\d)_(?=\d)/g, '$1')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.local'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const files = new Map();

/** A file's top-level names, each with what declares it. */
function read(path) {
  const known = files.get(path);
  if (known) return known;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = new Map();
  const imported = new Map();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const each of statement.declarationList.declarations)
        for (const name of namesOf(each.name)) declared.set(name, each);
    else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
      declared.set(statement.name.text, statement);
    else if (ts.isImportDeclaration(statement) && statement.importClause?.namedBindings) {
      const from = resolved(path, statement.moduleSpecifier.text);
      if (from && ts.isNamedImports(statement.importClause.namedBindings))
        for (const each of statement.importClause.namedBindings.elements)
          imported.set(each.name.text, { from, name: (each.propertyName ?? each.name).text });
    }
  }
  const file = { source, declared, imported };
  files.set(path, file);
  return file;
}

function namesOf(binding) {
  return ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap((each) => (each.name ? namesOf(each.name) : []));
}

function resolved(path, specifier) {
  if (!specifier.startsWith('.')) return null;
  const base = join(dirname(path), specifier);
  const file = [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((each) => existsSync(each));
  return file && IN_TESTS.test(file) ? file : null;
}

/** Every `test(title, …)`, `describe.each(table)(title, …)` and the like. */
function titled(source) {
  const calls = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && CALLS.test(node.expression.getText(source))) {
      const [first] = node.arguments;
      if (first && ts.isStringLiteralLike(first)) calls.push({ title: titleOf(node, first.text, source), call: node });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/** A title with holes is filled from its table: the ids of its rows count. */
function titleOf(call, title, source) {
  const table = ts.isCallExpression(call.expression) ? call.expression.getText(source) : '';
  return /%s|\$/.test(title) ? `${title} ${(table.match(/['"`][MF]\d{2,3}\b/g) ?? []).join(' ')}` : title;
}

/** Its own text, then whatever it names, as far as that leads. */
function madeOf(call, file) {
  const parts = [];
  const seen = new Set();
  const add = (node, { source, declared, imported }) => {
    if (seen.has(node)) return;
    seen.add(node);
    parts.push(withoutTitles(node, source));
    const visit = (child) => {
      if (ts.isIdentifier(child)) {
        const here = declared.get(child.text);
        const there = imported.get(child.text);
        if (here) add(here, { source, declared, imported });
        else if (there) {
          const other = read(there.from);
          const declaration = other.declared.get(there.name);
          if (declaration) add(declaration, other);
        }
      }
      ts.forEachChild(child, visit);
    };
    visit(node);
  };
  add(call, file);
  return plainText(parts.join('\n'));
}

function withoutTitles(node, source) {
  const cut = [];
  const visit = (child) => {
    if (ts.isCallExpression(child) && CALLS.test(child.expression.getText(source))) {
      const [first] = child.arguments;
      if (first && ts.isStringLiteralLike(first)) cut.push([first.getStart(source), first.end]);
    }
    for (const range of ts.getLeadingCommentRanges(source.text, child.pos) ?? []) cut.push([range.pos, range.end]);
    ts.forEachChild(child, visit);
  };
  visit(node);
  let text = '';
  let at = node.getStart(source);
  for (const [from, to] of cut.toSorted((a, b) => a[0] - b[0])) {
    if (from < at || to > node.end) continue;
    text += source.text.slice(at, from);
    at = to;
  }
  return text + source.text.slice(at, node.end);
}
