import { expect, test } from 'vitest'
import {
  ALL_COLUMNS,
  type PlantDocument,
  parsePlantDocument,
  samplePlant,
  writeHeightGrid,
} from '../index.ts'
import { planPlant } from './planPlant.ts'

const WEATHER = {
  site: { latitudeDeg: 33.4, longitudeDeg: -112.6, altitudeM: 280 },
  meteo: ALL_COLUMNS,
  coldestAirC: -2,
}

/** The sample plant on ground that rises by 4 % to the north. */
function onTerrain(): PlantDocument {
  const plant = samplePlant()
  const { longitude, latitude } = plant.project
  const size = 101
  const bytes = writeHeightGrid({
    longitude,
    latitude,
    originEastM: -5000,
    originNorthM: -5000,
    cellSizeM: 100,
    columns: size,
    rows: size,
    heightsM: Float32Array.from({ length: size * size }, (_, i) => 300 + 4 * Math.floor(i / size)),
  })
  const heights = Buffer.from(bytes).toString('base64')
  return {
    ...plant,
    blocks: plant.blocks.map((block) => ({ ...block, terrain_type: 'dem' })),
    terrain: { name: 'Ground', source_type: 'geotiff', source_filename: null, heights },
  }
}

test('a block on the terrain of its document stands on it', () => {
  const document = parsePlantDocument(JSON.parse(JSON.stringify(onTerrain())))
  const [planned] = planPlant(document, WEATHER).blocks
  const { field, slope } = planned?.input ?? {}
  expect(slope?.azimuthDeg).toBeCloseTo(180, 0)
  expect(slope?.tiltDeg).toBeCloseTo(2.29, 2)
  expect(field?.groundM?.length).toBe(field?.eastM.length)
  // the axis points south: ground that rises to the north falls along it
  expect(field?.axisTiltDeg?.[0]).toBeCloseTo(2.29, 2)
})
