import { expect, test } from 'vitest'
import { samplePlant } from '../sample/samplePlant.ts'
import { siteAssumptions } from './siteAssumptions.ts'

const document = samplePlant()
const { latitude, longitude } = document.project
const at = (latitudeDeg: number, longitudeDeg: number) =>
  siteAssumptions(document, { latitudeDeg, longitudeDeg, altitudeM: 0 })

test('weather from beside the plant is nothing to tell', () => {
  expect(at(latitude + 0.1, longitude)).toEqual([])
})

test('weather from another country is reported with its distance', () => {
  // one degree of latitude is 111.2 km on a sphere of 6371 km
  expect(at(latitude + 10, longitude)).toMatchObject([
    { field: 'weather_distance', value: 1112, unit: 'km' },
  ])
  expect(at(46.95, 7.44)[0]?.value).toBeGreaterThan(9000)
})

test('drawn obstacles are reported to be left out', () => {
  const [layer] = document.block_layers
  const withFence = {
    ...document,
    block_layers: [{ ...layer!, type: 'shading' as const, geojson: fence }],
  }
  expect(
    siteAssumptions(withFence, { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: 0 }),
  ).toMatchObject([{ field: 'shading_layers', value: 1 }])
})

const fence = {
  type: 'Feature' as const,
  properties: { height: 3 },
  geometry: {
    type: 'LineString' as const,
    coordinates: [
      [longitude, latitude],
      [longitude + 0.001, latitude],
    ],
  },
}
