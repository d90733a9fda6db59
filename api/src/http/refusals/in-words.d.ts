/** 'une seconde', '12 minutes': how long somebody waits. */
export declare const inWords: (seconds: number) => string;
