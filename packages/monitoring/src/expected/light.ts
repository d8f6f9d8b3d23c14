import type { Weather } from '@duet/engine'

/** Light of a source, each [n]; NaN is missing. */
export interface Light {
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
}

export const missing = (n: number): Float64Array => new Float64Array(n).fill(NaN)

export function lightOf({ ghiWm2, dniWm2, dhiWm2, airC }: Weather, isGlobalAlone: boolean): Light {
  const none = missing(airC.length)
  return {
    ghiWm2: ghiWm2 ?? none,
    dniWm2: isGlobalAlone ? none : (dniWm2 ?? none),
    dhiWm2: isGlobalAlone ? none : (dhiWm2 ?? none),
  }
}

/** Whether the engine can close the light of a step: GHI, or both of its parts. */
export function hasLight(light: Light | undefined, i: number): boolean {
  if (light === undefined) return false
  return !Number.isNaN(light.ghiWm2[i]) || !Number.isNaN(light.dniWm2[i] + light.dhiWm2[i])
}
