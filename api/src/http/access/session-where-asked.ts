import session from '@fastify/session';
import type { FastifyPluginCallback, onRequestHookHandler } from 'fastify';
import type { Request } from '../request';

export const LOGIN_PATH = '/api/users/login';

/**
 * @fastify/session makes, signs and forgets a session for every visitor without a cookie: a tenth of what an accepted
 * form costs. Here it wakes only for those who carry our cookie, or who come to get one. Most photos are the same for everybody: there it
 * sleeps until one asks that is not.
 */
export function sessionWhereAsked(cookieName: string): typeof session {
  const asked: (next: onRequestHookHandler) => onRequestHookHandler = (next) =>
    function onlyIfAsked(request, reply, done) {
      const isCarried = request.headers.cookie?.includes(`${cookieName}=`) ?? false;
      // By the route, not the address: '/api/%75sers/login' is the same call.
      const { url: route = '' } = request.routeOptions;
      if ((isCarried && !route.startsWith('/media/')) || route === LOGIN_PATH) {
        next.call(this, request, reply, done);
        return;
      }
      if (isCarried)
        (request as Request).wakeSession = () =>
          new Promise((resolve, reject) =>
            next.call(this, request, reply, (error) => (error ? reject(error) : resolve())),
          );
      done();
    };
  const register = session as unknown as FastifyPluginCallback;
  const plugin: FastifyPluginCallback = (server, options, done) => {
    const addHook = (name: string, hook: onRequestHookHandler) =>
      (server.addHook as (name: string, hook: unknown) => unknown)(name, name === 'onRequest' ? asked(hook) : hook);
    register(Object.create(server, { addHook: { value: addHook } }) as typeof server, options, done);
  };
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true }) as unknown as typeof session;
}
