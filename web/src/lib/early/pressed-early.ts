declare global {
  interface Window {
    /** The button that was pressed last while nobody listened, noted by after-photo.ts; null once React does. */
    pressedEarly?: HTMLButtonElement | null | undefined;
  }
}

/** Answers it now: React takes over at once what a press is meant for. */
export function answerEarlyPress(): void {
  const pressed = window.pressedEarly;
  window.pressedEarly = null;
  if (pressed?.isConnected) pressed.click();
}
