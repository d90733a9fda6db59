import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../root';

/** The compiler itself: its launcher of Node would be what we stop, and the compiler would stay. */
export function nativeTsc(): string {
  const launcher = createRequire(join(ROOT, 'node_modules/typescript-native/package.json'));
  return join(
    dirname(launcher.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)),
    'lib/tsc',
  );
}
