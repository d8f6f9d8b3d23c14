import {
  type Crs,
  type FeatureGroup,
  type GisFeature,
  type GisFile,
  groupsOf,
  positionsOf,
  type SitePlace,
  toDegrees,
} from '@duet/formats'
import { distanceKm } from '@duet/units'

/** The shapes of a file on earth. */
export interface PlacedFile {
  readonly features: readonly GisFeature[]
  readonly groups: readonly FeatureGroup[]
  /** Shapes that the system cannot place. */
  readonly lostCount: number
  /** Shapes farther from the project than was wanted. */
  readonly farCount: number
  /** From the project to the nearest and to the farthest shape, m; undefined without shapes. */
  readonly nearestM: number | undefined
  readonly farthestM: number | undefined
}

/** Brings a file's shapes to degrees and leaves out those that are far away. */
export function placeFile(
  file: GisFile,
  { crs, isSwapped }: { readonly crs: Crs; readonly isSwapped: boolean },
  site: SitePlace,
  withinM: number | null,
): PlacedFile {
  const placed = toDegrees(file.features, { crs, isSwapped })
  const distances = placed.map((feature) => distanceToM(feature, site))
  const features =
    withinM === null ? placed : placed.filter((_, i) => (distances[i] ?? Infinity) <= withinM)
  let [nearestM, farthestM] = [Infinity, -Infinity]
  for (const distance of distances) {
    nearestM = Math.min(nearestM, distance)
    farthestM = Math.max(farthestM, distance)
  }
  return {
    features,
    groups: groupsOf(features),
    lostCount: file.features.length - placed.length,
    farCount: placed.length - features.length,
    nearestM: placed.length === 0 ? undefined : nearestM,
    farthestM: placed.length === 0 ? undefined : farthestM,
  }
}

/** To the nearest corner, m. */
function distanceToM({ geometry }: GisFeature, site: SitePlace): number {
  return positionsOf(geometry).reduce(
    (least, [longitude = 0, latitude = 0]) =>
      Math.min(least, 1000 * distanceKm({ longitude, latitude }, site)),
    Infinity,
  )
}
