const MOST = 2_000;

/** Answers from memory what it was asked a moment ago: a text says the same words again and again. Never `undefined`. */
export function remembered<Answer>(answer: (asked: string) => Answer): (asked: string) => Answer {
  const known = new Map<string, Answer>();
  return (asked) => {
    const before = known.get(asked);
    if (before !== undefined) return before;
    const now = answer(asked);
    // Inventions do not fill the memory.
    if (known.size >= MOST) known.clear();
    known.set(asked, now);
    return now;
  };
}

/** The same where what is asked is looked up in a source: each has answers of its own. */
export function rememberedOf<Source extends object, Answer>(
  answer: (asked: string, source: Source) => Answer,
): (asked: string, source: Source) => Answer {
  const known = new WeakMap<Source, (asked: string) => Answer>();
  return (asked, source) => {
    const before = known.get(source);
    if (before) return before(asked);
    const one = remembered((text) => answer(text, source));
    known.set(source, one);
    return one(asked);
  };
}
