'use strict';
Object.defineProperty(exports, '__esModule', { value: true });
exports.inWords = void 0;
/** 'une seconde', '12 minutes': how long somebody waits. */
const inWords = (seconds) => {
  if (seconds < 60) return seconds === 1 ? 'une seconde' : `${seconds} secondes`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? 'une minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} heures`;
};
exports.inWords = inWords;
//# sourceMappingURL=in-words.js.map
