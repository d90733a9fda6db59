type Method = (...args: never[]) => unknown;

/** For preloads: puts `around` in the place of a method of a built class. The product never knows. */
export function wrap<Self extends object>(
  prototype: Self,
  method: string,
  around: (run: () => Promise<unknown>, self: Self, args: unknown[]) => Promise<unknown>,
): void {
  const methods = prototype as Record<string, Method>;
  const original = methods[method];
  if (!original) throw new Error(`nothing to patch: ${prototype.constructor.name}.${method}`);
  methods[method] = function (this: Self, ...args: unknown[]) {
    return around(() => original.apply(this, args as never[]) as Promise<unknown>, this, args);
  };
}
