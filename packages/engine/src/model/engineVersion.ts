/** Version of the figures that this engine gives, raised whenever they change (`docs/guide/physics/changes.md`); stored with every result. */
export const ENGINE_VERSION = '0.3.1'
