import type { Site } from '@duet/engine'
import { distanceKm } from '@duet/units'
import type { PlantDocument } from '../document/plantDocument.ts'
import type { Assumption } from './assumption.ts'

/** Weather from farther away is reported: the usual grid of satellite data is 4 to 25 km. */
const NEAR_KM = 25

/**
 * What a run leaves aside of the site: weather of another place, obstacles that its optics do not know.
 *
 * @param usedLayerIds - obstacles whose shade is traced
 */
export function siteAssumptions(
  { project, block_layers }: PlantDocument,
  site: Site,
  usedLayerIds: readonly string[] = [],
): readonly Assumption[] {
  const list: Assumption[] = []
  const farKm = distanceKm(project, { latitude: site.latitudeDeg, longitude: site.longitudeDeg })
  if (farKm > NEAR_KM) {
    const reason = 'The weather is of a place this far from the plant; the sun is taken there.'
    list.push({ field: 'weather_distance', value: Math.round(farKm), unit: 'km', reason })
  }
  const used = new Set(usedLayerIds)
  const obstacles = block_layers.filter(
    ({ id, type }) => type === 'scene' || (type === 'shading' && !used.has(id)),
  ).length
  if (obstacles > 0) {
    const reason = 'Obstacles that the run does not know: their shade is left out.'
    list.push({ field: 'shading_layers', value: obstacles, unit: 'layers', reason })
  }
  return list
}
