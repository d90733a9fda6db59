interface Pace {
  /** What comes at once is told at once: so long it is gathered. */
  readonly gatherMs: number;
  /** While more keeps coming, about once in so long. */
  readonly everyMs: number;
}

/** So often at once, where nothing was to be done for a while: what comes alone waits for nothing. */
const AT_ONCE = 3;

/** Acts after it was asked to, soon and seldom: never longer after the last asking than `everyMs`, and never not at all. */
export function paced(act: () => void, { gatherMs, everyMs }: Pace) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const past: number[] = [];
  const earliest = (): number => {
    const [first] = past;
    if (first === undefined || past.length < AT_ONCE) return 0;
    return Math.min(past.at(-1)! + everyMs, first + AT_ONCE * everyMs);
  };
  return {
    ask: () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          past.push(Date.now());
          past.splice(0, past.length - AT_ONCE);
          act();
        },
        Math.max(gatherMs, earliest() - Date.now()),
      );
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
