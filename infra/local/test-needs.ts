import { findChromium } from './chromium/chromium';
import { findServer } from './redis/redis';

// Installs what the tests need before any of them starts: no test's own time limit has to wait for a package.
findServer();
if (findChromium() === null && process.env.ALLOW_NO_BROWSER !== '1') {
  console.error(
    'Chromium est introuvable : installez-le, donnez CHROMIUM_PATH, ou ALLOW_NO_BROWSER=1 pour passer les tests de navigateur.',
  );
  process.exitCode = 1;
}
