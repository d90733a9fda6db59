/** 'une seconde', '12 minutes': how long somebody waits. */
export const inWords = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? 'une seconde' : `${seconds} secondes`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? 'une minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} heures`;
};
