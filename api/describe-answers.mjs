// Writes what each call answers as JSON Schema, from the return types of the controllers: dist/answers.json, which
// OpenAPI shows. Nothing is said twice: a read model that changes changes what is documented.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Context, createFormatter, createParser, createProgram } from 'ts-json-schema-generator';
import ts from 'typescript';

const here = fileURLToPath(new URL('.', import.meta.url));
const config = {
  path: join(here, 'src/**/*.controller.ts'),
  tsconfig: join(here, 'tsconfig.json'),
  expose: 'all',
  topRef: true,
  jsDoc: 'extended',
  skipTypeCheck: true,
  additionalProperties: false,
  encodeRefs: false,
};
const program = createProgram(config);
const parser = createParser(program, config);
const formatter = createFormatter(config);

const answers = {};
const schemas = {};
for (const file of program.getSourceFiles().filter(({ fileName }) => fileName.endsWith('.controller.ts')))
  ts.forEachChild(file, (node) => {
    if (!ts.isClassDeclaration(node)) return;
    for (const member of node.members) {
      if (!ts.isMethodDeclaration(member) || isPrivate(member)) continue;
      const answer = settled(member.type);
      if (!answer || isSilent(answer)) continue;
      const type = parser.createType(answer, new Context());
      answers[`${node.name.text}_${member.name.text}`] = formatter.getDefinition(type);
      for (const child of formatter.getChildren(type)) keep(child.getName(), formatter.getDefinition(child.getType()));
    }
  });

const named = Object.fromEntries(Object.entries(schemas).filter(([name]) => isName(name)));
writeFileSync(join(here, 'dist', 'answers.json'), JSON.stringify(inlined({ answers, schemas: named })));

function keep(name, schema) {
  const before = schemas[name];
  if (isName(name) && before && JSON.stringify(before) !== JSON.stringify(schema))
    throw new Error(`Two types that calls answer are called ${name}: give one of them a name of its own`);
  schemas[name] = schema;
}

/** Of a type that somebody named; the others ('Agent[]', '{ id: string }') stand where they are used. */
function isName(name) {
  return /^\w+$/.test(name);
}

function inlined(given) {
  if (Array.isArray(given)) return given.map(inlined);
  if (typeof given !== 'object' || given === null) return given;
  const value = asTuple(given);
  const { $ref, ...rest } = value;
  if (typeof $ref !== 'string') return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, inlined(of)]));
  const name = $ref.slice('#/definitions/'.length);
  return { ...(isName(name) ? { $ref: `#/components/schemas/${name}` } : inlined(schemas[name])), ...inlined(rest) };
}

/** A pair as OpenAPI 3.1 writes it; the generator writes it as JSON Schema did before 2020. */
function asTuple(schema) {
  if (!Array.isArray(schema.items) || schema.type !== 'array') return schema;
  const { items, additionalItems = false, ...rest } = schema;
  return { ...rest, prefixItems: items, items: additionalItems };
}

function isPrivate(member) {
  return (ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
}

/** Nothing, a text that is no JSON, or a file. */
function isSilent(answer) {
  const { VoidKeyword, StringKeyword } = ts.SyntaxKind;
  return [VoidKeyword, StringKeyword].includes(answer.kind) || answer.getText() === 'StreamableFile';
}

/** `T` of `Promise<T>`. */
function settled(type) {
  return type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Promise' ? type.typeArguments?.[0] : type;
}
