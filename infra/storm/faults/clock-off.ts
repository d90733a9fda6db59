/** A preload: whoever asks this process for the time gets one that is CLOCK_OFF seconds wrong. Timers go on as they are. */
const off = Number(process.env.CLOCK_OFF) * 1000;
const { now } = Date;
const wrongNow = (): number => now() + off;

globalThis.Date = new Proxy(Date, {
  construct: (date, args, self) => Reflect.construct(date, args.length > 0 ? args : [wrongNow()], self) as object,
  get: (date, name, self) => (name === 'now' ? wrongNow : (Reflect.get(date, name, self) as unknown)),
});
