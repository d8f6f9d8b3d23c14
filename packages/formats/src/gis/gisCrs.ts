import { localFrame, toLngLat, toLocalM } from '@duet/plant'
import { distanceKm } from '@duet/units'
import { type Crs, crsOfText, LNG_LAT, offeredCrs } from '../crs/crs.ts'
import { mapGeometry, positionsOf } from './file/featureList.ts'
import type { GisFeature, GisFile } from './file/gisFile.ts'

/** A place on earth, degrees. */
export interface SitePlace {
  readonly longitude: number
  readonly latitude: number
}

/** What a file's coordinates are taken to be, and where that leads. */
export interface CrsGuess {
  readonly crs: Crs
  /** x and y are exchanged. */
  readonly isSwapped: boolean
  /** Between the middle of the shapes and the site, m. */
  readonly distanceM: number
  /** Why it is taken. */
  readonly reason: string
}

/** Shapes farther than this from the site are most likely misplaced, m. */
export const FAR_M = 100_000
/** Coordinates of a site of its own reach no farther from zero, m. */
const SITE_REACH_M = 50_000

/** Metres east and north of a place. */
export function siteCrs({ longitude, latitude }: SitePlace): Crs {
  const frame = localFrame(longitude, latitude)
  return {
    name: `Metres from ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
    isGeographic: false,
    toLngLat: (x, y) => toLngLat(frame, x, y),
    fromLngLat: (lng, lat) => toLocalM(frame, lng, lat),
  }
}

/** The system that the file names or that brings its shapes nearest to the site. */
export function guessCrs(file: GisFile, site: SitePlace): CrsGuess {
  const { kind, text, originDeg } = file.coordinates
  const middle = middleOf(file.features)
  const at = (crs: Crs, reason: string): CrsGuess => withAxes({ crs, reason }, middle, site)
  if (kind === 'degrees') return at(LNG_LAT, 'The file is in degrees.')
  if (kind === 'site' && originDeg !== undefined) {
    const [longitude, latitude] = originDeg
    return at(siteCrs({ longitude, latitude }), 'The file says where its zero lies.')
  }
  const named = text === undefined ? undefined : crsOfText(text)
  if (named !== undefined) return at(named, `The file names ${named.name}.`)
  const why =
    text === undefined ? 'The file names no system' : 'The system that the file names is not known'
  const near = nearestGuess(file, site, middle, why)
  return (
    near ??
    at(siteCrs(site), `${why}, and none that is known leads near: metres from the site are taken.`)
  )
}

/** The middle of the drawing, where the file itself says in which system it is; undefined: only a site would decide. */
export function drawnPlace(file: GisFile): SitePlace | undefined {
  const { kind, text, originDeg } = file.coordinates
  const isKnown = kind === 'degrees' || originDeg !== undefined
  if (!isKnown && (text === undefined || crsOfText(text) === undefined)) return undefined
  const { crs } = guessCrs(file, { longitude: 0, latitude: 0 })
  const placed = toDegrees(file.features, { crs, isSwapped: false })
  const [longitude, latitude] = middleOf(placed)
  return placed.length > 0 && Number.isFinite(longitude) ? { longitude, latitude } : undefined
}

/** Of the systems that a list offers, the first that leads near, else the one that leads nearest. */
function nearestGuess(
  file: GisFile,
  site: SitePlace,
  middle: readonly [number, number],
  why: string,
): CrsGuess | undefined {
  const isDegrees = file.features.every(({ geometry }) =>
    positionsOf(geometry).every(([x = 0, y = 0]) => Math.abs(x) <= 180 && Math.abs(y) <= 180),
  )
  const candidates = offeredCrs(site.longitude, site.latitude)
    .filter(({ isGeographic }) => isGeographic === isDegrees)
    .map((crs) => withAxes({ crs, reason: `${why}; ${crs.name} leads nearest.` }, middle, site))
    .filter(({ distanceM }) => Number.isFinite(distanceM))
  const near = candidates.find(({ distanceM }) => distanceM <= FAR_M)
  if (near !== undefined) return near
  // figures near zero that are no degrees of this site: a scene with a zero of its own
  if (Math.hypot(...middle) <= SITE_REACH_M) return undefined
  return candidates.toSorted((a, b) => a.distanceM - b.distanceM)[0]
}

/** x and y are exchanged where that alone brings the shapes to the site. */
function withAxes(
  { crs, reason }: Pick<CrsGuess, 'crs' | 'reason'>,
  [x, y]: readonly [number, number],
  site: SitePlace,
): CrsGuess {
  const distanceM = distanceFromM(crs, x, y, site)
  const swappedM = distanceFromM(crs, y, x, site)
  if (swappedM <= FAR_M && !(distanceM <= FAR_M)) {
    const swapped = `${reason} Its axes are exchanged: north comes first.`
    return { crs, isSwapped: true, distanceM: swappedM, reason: swapped }
  }
  return { crs, isSwapped: false, distanceM, reason }
}

function distanceFromM(crs: Crs, x: number, y: number, site: SitePlace): number {
  if (crs.isGeographic && (Math.abs(x) > 180 || Math.abs(y) > 90)) return Number.NaN
  const [longitude, latitude] = crs.toLngLat(x, y)
  return 1000 * distanceKm({ longitude, latitude }, site)
}

/** Of the box around all shapes. */
function middleOf(features: readonly GisFeature[]): [number, number] {
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { geometry } of features) {
    for (const [x = 0, y = 0] of positionsOf(geometry)) {
      box[0] = Math.min(box[0] ?? x, x)
      box[1] = Math.min(box[1] ?? y, y)
      box[2] = Math.max(box[2] ?? x, x)
      box[3] = Math.max(box[3] ?? y, y)
    }
  }
  const [west = 0, south = 0, east = 0, north = 0] = box
  return [(west + east) / 2, (south + north) / 2]
}

/** The features in degrees of WGS 84; those that the system cannot place are left out. */
export function toDegrees(
  features: readonly GisFeature[],
  { crs, isSwapped }: Pick<CrsGuess, 'crs' | 'isSwapped'>,
): readonly GisFeature[] {
  if (crs === LNG_LAT && !isSwapped) return features.filter(isOnEarth)
  return features
    .map((feature) => ({
      ...feature,
      geometry: mapGeometry(feature.geometry, ([x = 0, y = 0, z]) => {
        const [longitude, latitude] = isSwapped ? crs.toLngLat(y, x) : crs.toLngLat(x, y)
        return z === undefined ? [longitude, latitude] : [longitude, latitude, z]
      }),
    }))
    .filter(isOnEarth)
}

function isOnEarth({ geometry }: GisFeature): boolean {
  return positionsOf(geometry).every(
    ([x = Number.NaN, y = Number.NaN]) => Math.abs(x) <= 180 && Math.abs(y) <= 90,
  )
}

/** Features in degrees brought to a system; heights stay. */
export function fromDegrees(features: readonly GisFeature[], crs: Crs): readonly GisFeature[] {
  if (crs === LNG_LAT) return features
  return features.map((feature) => ({
    ...feature,
    geometry: mapGeometry(feature.geometry, ([longitude = 0, latitude = 0, z]) => {
      const [x, y] = crs.fromLngLat(longitude, latitude)
      return z === undefined ? [x, y] : [x, y, z]
    }),
  }))
}
