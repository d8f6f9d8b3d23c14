import proj4 from 'proj4'
import { EPSG_ALIASES, EPSG_DEFINITIONS, utmDefinition } from './epsgDefinitions.ts'

/** A way to count places: degrees, or metres of a map. */
export interface Crs {
  /** 'WGS 84 / UTM zone 12N', or what the file calls it. */
  readonly name: string
  /** Absent for systems that a file describes itself. */
  readonly epsg?: number
  /** Coordinates are degrees of longitude and latitude. */
  readonly isGeographic: boolean
  /** Coordinates, east first, to degrees WGS 84. NaN where the system has no such place. */
  readonly toLngLat: (x: number, y: number) => [longitude: number, latitude: number]
  readonly fromLngLat: (longitude: number, latitude: number) => [x: number, y: number]
}

const WGS84 = '+proj=longlat +datum=WGS84'

/** System of an EPSG code: degrees, UTM zones, the web's Mercator and common national grids; undefined for others. */
export function crsOfEpsg(code: number): Crs | undefined {
  const epsg = EPSG_ALIASES[code] ?? code
  const known = utmDefinition(epsg) ?? EPSG_DEFINITIONS.find((entry) => entry.epsg === epsg)
  if (known === undefined) return undefined
  return { ...projected(known.name, known.proj), epsg: known.epsg }
}

/**
 * System of a text: 'EPSG:28992' or its like, a PROJ text ('+proj=...'), or WKT as .prj files hold it. Undefined where the text
 * is none of these or describes what cannot be computed.
 */
export function crsOfText(text: string): Crs | undefined {
  const trimmed = text.trim()
  const code = epsgCode(trimmed)
  if (code !== undefined) return crsOfEpsg(code)
  if (trimmed.startsWith('+')) return tried(trimmed, trimmed)
  if (!/^[A-Z_]+\s*[[(]/i.test(trimmed)) return undefined
  const authority = /AUTHORITY\s*\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]?\s*$/i.exec(trimmed)?.[1]
  const byCode = authority === undefined ? undefined : crsOfEpsg(Number(authority))
  return byCode ?? tried(/"([^"]*)"/.exec(trimmed)?.[1] ?? 'WKT', trimmed)
}

/** System of a PROJ text that was made here, with a name for people. */
export function crsOfProj(name: string, proj: string): Crs | undefined {
  return tried(name, proj)
}

/** The UTM zone of WGS 84 that a place lies in; polar places get the zone of their longitude. */
export function utmCrsAt(longitude: number, latitude: number): Crs {
  const zone = Math.min(60, Math.max(1, Math.floor((longitude + 180) / 6) + 1))
  const epsg = (latitude < 0 ? 32700 : 32600) + zone
  const crs = crsOfEpsg(epsg)
  if (crs === undefined) throw new RangeError(`got zone ${zone}, expected 1 to 60`)
  return crs
}

/** Longitude and latitude themselves. */
export const LNG_LAT: Crs = {
  name: 'WGS 84',
  epsg: 4326,
  isGeographic: true,
  toLngLat: (x, y) => [x, y],
  fromLngLat: (longitude, latitude) => [longitude, latitude],
}

/** The systems that a list may offer: the degrees of WGS 84, the UTM zone of a place, then grids by their code. */
export function offeredCrs(longitude: number, latitude: number): readonly Crs[] {
  const grids = EPSG_DEFINITIONS.filter(({ proj }) => !proj.includes('longlat'))
  const near = utmCrsAt(longitude, latitude)
  return [LNG_LAT, near, ...grids.flatMap(({ epsg }) => crsOfEpsg(epsg) ?? [])]
}

/** 'EPSG:4326', 'epsg::4326', 'urn:ogc:def:crs:EPSG::4326', 'http://www.opengis.net/def/crs/EPSG/0/4326', '4326', 'CRS84'. */
function epsgCode(text: string): number | undefined {
  if (/CRS:?84$/i.test(text)) return 4326
  const found = /^(?:.*EPSG[:/]+(?:[\d.]*[:/]+)?)?(\d{4,6})$/i.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

function tried(name: string, definition: string): Crs | undefined {
  try {
    const crs = projected(name, definition)
    // a definition that is half understood shows itself by places that are no numbers
    const [longitude, latitude] = crs.isGeographic ? [0, 0] : crs.toLngLat(500_000, 5_000_000)
    return Number.isFinite(longitude + latitude) || !crs.isGeographic ? crs : undefined
  } catch {
    return undefined
  }
}

function projected(name: string, definition: string): Crs {
  const converter = proj4(definition, WGS84)
  const isGeographic = /\+proj=longlat|^\s*GEO(G|D)/i.test(definition)
  return {
    name,
    isGeographic,
    toLngLat: (x, y) => pair(converter.forward([x, y])),
    fromLngLat: (longitude, latitude) => pair(converter.inverse([longitude, latitude])),
  }
}

function pair([x = Number.NaN, y = Number.NaN]: readonly number[]): [number, number] {
  return [x, y]
}
