/** Version of the figures that `packages/engine` gives, raised whenever they change; kept with every result. */
export const ENGINE_VERSION = '0.2.0'
