/** Version of `packages/engine` that this server runs; kept with every result. */
export const ENGINE_VERSION = '0.1.0'
