import { createBlock, systemParametersDefaults } from '@duet/plant'
import { expect, test } from 'vitest'
import { FRAME, layerOf, square } from '../plant/testing/plane.ts'
import type { LayoutRequest } from './layoutMessages.ts'
import { wireDecoder, wireEncoder } from './layoutWire.ts'

const BLOCK = createBlock({ id: 'b', createdAt: '2026-01-01T00:00:00.000Z', existingNames: [] })
const LAND = layerOf('perimeter', square(0, 0), { id: 'land', blockId: 'b' })
const POND = layerOf('exclusion', square(10, 10, 20), { id: 'pond', blockId: 'b' })
const request = (...layers: LayoutRequest['layers']): LayoutRequest => ({
  block: BLOCK,
  components: {},
  layers,
  frame: FRAME,
  coldestAirC: undefined,
  ground: undefined,
})

test('a layer crosses once, and again when its record is another', () => {
  const encode = wireEncoder()
  const decode = wireDecoder()
  const moved = layerOf('exclusion', square(40, 10, 20), { id: 'pond', blockId: 'b' })
  const calls = [request(LAND, POND), request(LAND, moved), request(LAND)].map((input) =>
    structuredClone(encode.tables(input)),
  )
  expect(calls.map(({ newLayers }) => newLayers.map(({ id }) => id))).toEqual([
    ['land', 'pond'],
    ['pond'],
    [],
  ])
  const [first, second, third] = calls.map(decode.tables)
  expect(second?.layers).toEqual([LAND, moved])
  expect(second?.layers[0]).toBe(first?.layers[0])
  expect(third?.layers).toEqual([LAND])
})

test('calls of one request have one version, and heights cross once', () => {
  const encode = wireEncoder()
  const ground = {
    longitude: 0,
    latitude: 0,
    originEastM: 0,
    originNorthM: 0,
    cellSizeM: 10,
    columns: 1,
    rows: 1,
    heightsM: new Float32Array(1),
  }
  const input = { ...request(LAND), ground }
  const calls = [encode.tables(input), encode.tables(input)]
  expect(calls[0]?.version).toBe(calls[1]?.version)
  expect(calls.map(({ newGround }) => newGround)).toEqual([ground, undefined])
  const decode = wireDecoder()
  expect(calls.map((call) => decode.tables(call).ground)).toEqual([ground, ground])
})

test('a design to check crosses with the layers that the worker holds already', () => {
  const encode = wireEncoder()
  const decode = wireDecoder()
  decode.tables(structuredClone(encode.tables(request(LAND))))
  const design = {
    project: { longitude: 0, latitude: 0 },
    blocks: [BLOCK],
    block_layers: [LAND, POND],
    components: [],
    system_parameters: systemParametersDefaults,
  }
  const input = { design, weather: new Map([['b', null]]), failedIds: ['b'] }
  const call = structuredClone(encode.check(input))
  expect(call.newLayers).toEqual([POND])
  expect(decode.check(call)).toEqual(input)
})
