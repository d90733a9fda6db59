/** How people fill a field of which they know nothing, and which they may leave empty (C62). */
const NOTHING = /^(?:n[./]a\.?|n[./]?c\.?|[-–—]+)$/i;

export const saysNothing = (text: string): boolean => text === '' || NOTHING.test(text);
