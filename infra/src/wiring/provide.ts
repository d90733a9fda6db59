import type { FactoryProvider } from '@nestjs/common';
import { Pool } from 'pg';
import type { Config } from '../config/config';
import { CONFIG } from './config.token';
import type { Tools } from './tools';

type Token<Value> = (abstract new (...args: never[]) => Value) | symbol;

/** Tells Nest how a port's adapter is made: `provide(AccessCodes, createAccessCodes)`; `others` are asked of Nest. */
export const provide = <Made, Others extends readonly unknown[] = []>(
  token: Token<Made>,
  make: (tools: Tools, ...others: Others) => NoInfer<Made>,
  ...others: { readonly [Place in keyof Others]: Token<Others[Place]> }
): FactoryProvider<Made> => ({
  provide: token,
  useFactory: (pool: Pool, config: Config, ...made: unknown[]) =>
    make({ pool, config }, ...(made as unknown as Others)),
  inject: [Pool, CONFIG, ...others],
});
