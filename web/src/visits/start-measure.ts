interface Objecting {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/**
 * After the page is loaded and the browser has nothing else to do; never for whoever asked not to be followed, nor for
 * a browser that a program drives.
 */
export function startMeasure(): void {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator as Navigator & Objecting;
  if (doNotTrack === '1' || globalPrivacyControl || webdriver) return;
  const load = () => void import('./measure').catch(() => {});
  // Safari has no idle callback.
  const start = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 1_000));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
