// 'bot' alone would be CUBOT too, a make of phones.
const ROBOT =
  /bot[/;)]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|axios|facebookexternalhit|embedly|archiver/i;

/** By what it says of itself; whoever says nothing is no browser either. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOT.test(userAgent);
