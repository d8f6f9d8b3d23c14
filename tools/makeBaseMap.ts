import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { geoEquirectangular } from 'd3-geo'
import { geoProject } from 'd3-geo-projection'
import { feature } from 'topojson-client'

/**
 * Makes the offline base map: countries of Natural Earth 1:50m (public domain), as GeoJSON in degrees.
 * Shapes that cross the antimeridian are cut there; uncut, a map would fill the sea between their ends.
 */
const ROOT = resolve(import.meta.dirname, '..')
const SOURCE = resolve(ROOT, 'node_modules/world-atlas/countries-50m.json')
const TARGET = resolve(ROOT, 'apps/web/public/basemap/countries.geojson')
const MAX_BYTES = 2_000_000
/** Decimals of a degree that are written: 3 are about 100 m, finer than the data. */
const DECIMALS = 3

const topology: unknown = JSON.parse(readFileSync(SOURCE, 'utf8'))
const degrees = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .reflectY(true)
  .precision(0)
const countries = geoProject(feature(topology, 'countries'), degrees)
const text = JSON.stringify(
  {
    type: 'FeatureCollection',
    features: countries.features.map(({ geometry, properties }) => ({
      type: 'Feature',
      properties: { name: properties['name'] },
      geometry,
    })),
  },
  (_key, value: unknown) => (typeof value === 'number' ? rounded(value) : value),
)
if (text.length > MAX_BYTES) throw new Error(`${text.length} bytes are more than ${MAX_BYTES}`)
mkdirSync(dirname(TARGET), { recursive: true })
writeFileSync(TARGET, `${text}\n`)
process.stdout.write(`${TARGET}: ${countries.features.length} countries, ${text.length} bytes\n`)

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS))
}
