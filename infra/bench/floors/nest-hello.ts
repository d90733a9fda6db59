import { fromApi } from './from-api';

/** Floor of a cold start: Nest on Fastify that only says hello, from the packages of the api room. */
fromApi('reflect-metadata');
const { Controller, Get, Module } = fromApi('@nestjs/common') as typeof import('@nestjs/common');
const { NestFactory } = fromApi('@nestjs/core') as typeof import('@nestjs/core');
const { FastifyAdapter } = fromApi('@nestjs/platform-fastify') as typeof import('@nestjs/platform-fastify');

@Controller()
class HelloController {
  @Get()
  hello(): string {
    return 'hello';
  }
}

@Module({ controllers: [HelloController] })
class HelloModule {}

async function main(): Promise<void> {
  const app = await NestFactory.create(HelloModule, new FastifyAdapter(), { logger: false });
  await app.listen(Number(process.env.PORT), '127.0.0.1');
  process.send?.('ready');
}

void main();
