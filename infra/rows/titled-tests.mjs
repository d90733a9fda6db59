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
    .replaceAll(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/gi, (_, braced, four) =>
      String.fromCodePoint(Number.parseInt(braced ?? four, 16)),
    )
    .replaceAll(/\\(['"`/.()?+*$])/g, '$1')
    .replaceAll(/(\d)_(?=\d)/g, '$1')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.local'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const files = new Map();

/** A file and what it imports from other files of tests. */
function read(path) {
  const known = files.get(path);
  if (known) return known;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const imported = new Map();
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    const from = bindings && ts.isNamedImports(bindings) && resolved(path, statement.moduleSpecifier.text);
    if (!from) continue;
    for (const each of bindings.elements)
      imported.set(each.name.text, { from, name: (each.propertyName ?? each.name).text });
  }
  const file = { source, imported };
  files.set(path, file);
  return file;
}

const declarations = new WeakMap();

/** The names that a block, or a file, declares, each with what declares it. */
function declaredIn(block) {
  const known = declarations.get(block);
  if (known) return known;
  const declared = new Map();
  for (const statement of block.statements) {
    if (ts.isVariableStatement(statement))
      for (const each of statement.declarationList.declarations)
        for (const name of namesOf(each.name)) declared.set(name, each);
    else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
      declared.set(statement.name.text, statement);
  }
  declarations.set(block, declared);
  return declared;
}

/** What the name means where it stands: null for a parameter, undefined for what the file does not declare. */
function declarationOf(identifier) {
  const { text } = identifier;
  for (let node = identifier.parent; node; node = node.parent) {
    if (ts.isFunctionLike(node) && node.parameters.some(({ name }) => namesOf(name).includes(text))) return null;
    if (!ts.isBlock(node) && !ts.isSourceFile(node)) continue;
    const found = declaredIn(node).get(text);
    if (found) return found;
  }
}

/** In `page.open` and `{ open: 1 }` nothing that is called `open` here is meant. */
const isMember = (identifier) => {
  const { parent } = identifier;
  if (ts.isBindingElement(parent)) return parent.propertyName === identifier;
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === identifier;
};

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
  const add = (node, { source, imported }) => {
    if (seen.has(node)) return;
    seen.add(node);
    parts.push(withoutTitles(node, source));
    const visit = (child) => {
      if (ts.isIdentifier(child) && !isMember(child)) {
        const here = declarationOf(child);
        const there = here === undefined ? imported.get(child.text) : undefined;
        if (here) add(here, { source, imported });
        else if (there) {
          const other = read(there.from);
          const declaration = declaredIn(other.source).get(there.name);
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
