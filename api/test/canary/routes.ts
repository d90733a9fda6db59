/** Reads Fastify's own tree of routes: whatever answers GET is there, whoever declared it. */
export function getRoutes(tree: string): string[] {
  const parents: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n').filter((text) => text.trim() !== '')) {
    const [, indent = '', segment = '', methods = ''] =
      /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (segment === '') throw new Error(`this line of the tree of routes is not understood: ${line}`);
    const depth = indent.length / 4;
    parents.length = depth;
    const path = `${parents.join('')}${segment}`;
    parents.push(segment);
    if (/\bGET\b/.test(methods)) routes.push(path);
  }
  return routes;
}

export const hasParameter = (route: string): boolean => /[:*]/.test(route);

/** Any value will do to learn whether an anonymous visitor is let in. */
export const probeOf = (route: string): string =>
  route.replace(/:[\w|:]+/g, '1').replace(/^\/?(.*)\*$/, '/$1nulle-part');
