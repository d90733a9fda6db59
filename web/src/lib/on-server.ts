declare const __ON_SERVER__: boolean | undefined;

/**
 * Told by the build (vite.config.mts, vite.server.config.mts), so that what only the served document says, as its
 * structured data, is in no browser's chunk. Outside a build there is no browser.
 */
export const ON_SERVER: boolean = typeof __ON_SERVER__ === 'undefined' || __ON_SERVER__;
