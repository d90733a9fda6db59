interface Objecting {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/**
 * After the page is loaded and the browser has nothing else to do; never for whoever asked not to be followed, nor for
 * a browser that a program drives.
 */
export function startMeasure(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Objecting;
  if (doNotTrack === '1' || globalPrivacyControl || navigator.webdriver) return;
  const start = () => whenIdle(() => void import('./measure').then(({ measure }) => measure()).catch(() => {}));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Safari has no idle callback. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 5_000 }) : setTimeout(act, 1_000);
