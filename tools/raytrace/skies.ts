import { type PatchPlaces, patchBrightness, relativeRadiance } from '@duet/engine'
import type { SceneSky, TracedCase } from './sceneFile.ts'

/** The diffuse sky of a case as a vector of patches, W/m²: the formulas of the reference's description. */
export function skyVector(
  sky: SceneSky,
  model: TracedCase['model'],
  places: PatchPlaces,
): Float64Array {
  const { perez, gendaylit, sun_vector: sun } = sky
  switch (model) {
    case 'isotropic':
      return new Float64Array(places.solidAngle.length).fill(sky.DHI)
    case 'perez':
      return patchBrightness(places, (x, y, z) => perez.N * relativeRadiance(perez, sun, x, y, z))
    case 'gendaylit':
      return patchBrightness(places, (x, y, z) => {
        const weight = (z + 1.01) ** 10
        const shape = relativeRadiance(perez, sun, x, y, z)
        return (weight * gendaylit.A1 * shape + gendaylit.A2 / weight) / (weight + 1 / weight)
      })
  }
}
