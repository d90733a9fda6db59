const MOST = 2_000;

/** Answers from memory what it was asked a moment ago: a text says the same words again and again. */
export function remembered<Answer>(answer: (asked: string) => Answer): (asked: string) => Answer {
  const known = new Map<string, Answer>();
  return (asked) => {
    const before = known.get(asked);
    if (before !== undefined) return before;
    const now = answer(asked);
    if (known.size >= MOST) known.clear();
    known.set(asked, now);
    return now;
  };
}
