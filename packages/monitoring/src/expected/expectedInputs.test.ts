import { type Block, type BlockRatings, simulateBlock, type Weather } from '@duet/engine'
import { expect, test } from 'vitest'
import { type Deployment, deploymentSchema, type HierarchyNode } from '../model/hierarchy.ts'
import { clearDays, trackerBlock } from '../testing/expectedPlant.ts'
import { expectedInputs } from './expectedInputs.ts'
import { LIGHT_SOURCES } from './expectedWeather.ts'

const block = trackerBlock()
const FIXED: Block = {
  ...block,
  id: 'fixed',
  mount: { kind: 'fixed', tiltDeg: 25, azimuthDeg: 180 },
}
const ratings = { nominalAcW: 500_000, nominalDcW: 680_000 } as BlockRatings
const station = clearDays(2)
const n = station.airC.length
const DAY = n / 2
const grid = { startUtcMs: station.intervalStartUtcMs, stepS: station.stepS, utcOffsetH: -7 }

const NODE = { parent_id: 'sys', duet_block_id: null, sensor_time_interval: 10 }
const node = (id: string, fields: Partial<HierarchyNode>): object => ({
  ...NODE,
  inverter_dc_capacity: null,
  name: id,
  sensor_tag: id,
  component_measure: null,
  ...fields,
  id,
})
const deploymentOf = (nodes: readonly object[], fields: object = {}): Deployment =>
  deploymentSchema.parse({
    time_zone: 'America/Phoenix',
    interval_minutes: 10,
    ...fields,
    nodes: [
      node('sys', { parent_id: null, component: 'system', sensor_tag: null }),
      node('mtr', { component: 'meter', component_measure: 'active_power' }),
      ...nodes,
    ],
  })
const POA = node('poa', { component: 'met', component_measure: 'poa_front' })
const MET = [
  node('ghi', { component: 'met', component_measure: 'ghi' }),
  node('air', { component: 'met', component_measure: 'temp' }),
]
const daylight = (sources: Uint8Array, from = 0, to = n): string[] => [
  ...new Set([...sources.subarray(from, to)].map((place) => LIGHT_SOURCES[place] ?? '')),
]
const cut = (values: Float64Array | undefined, from: number, to: number) =>
  values?.slice().fill(NaN, from, to)

test('readings of the station stand in where its table of weather has none, light as a whole', () => {
  const table: Weather = {
    ...station,
    ghiWm2: cut(station.ghiWm2, DAY, n),
    dniWm2: cut(station.dniWm2, DAY, n),
    dhiWm2: cut(station.dhiWm2, DAY, n),
    airC: cut(station.airC, DAY, n),
  } as Weather
  const ghi = station.ghiWm2?.map((value) => value / 2) ?? new Float64Array()
  const readings = new Map([
    ['ghi', ghi],
    ['air', station.airC],
  ])
  const sources = { site: block.site, ...grid, station: table, readings }
  const { weather, lightSource } = expectedInputs(
    deploymentOf(MET),
    [{ input: block, ratings }],
    sources,
  )
  expect(daylight(lightSource)).toEqual(['station'])
  expect(weather.ghiWm2?.subarray(0, DAY)).toEqual(station.ghiWm2?.subarray(0, DAY))
  expect(weather.ghiWm2?.subarray(DAY)).toEqual(ghi.subarray(DAY))
  expect(weather.dniWm2?.subarray(DAY).every(Number.isNaN)).toBe(true)
  expect(weather.airC).toEqual(station.airC)
  const alone = expectedInputs(deploymentOf(MET), [{ input: block, ratings }], {
    ...sources,
    station: undefined,
  })
  expect(alone.weather.ghiWm2).toEqual(ghi)
  // nobody measures the wind
  expect(new Set(alone.weather.windMPerS)).toEqual(new Set([1]))
})

test('one table of weather is the satellite where that goes first', () => {
  const sources = { site: block.site, ...grid, station, readings: new Map() }
  const lightOf = (weather: string) =>
    daylight(
      expectedInputs(deploymentOf([], { weather }), [{ input: block, ratings }], sources)
        .lightSource,
    )
  expect(lightOf('satellite')).toEqual(['satellite'])
  expect(lightOf('ghi')).toEqual(['station'])
})

test('a sensor of light that belongs to no block counts where all blocks lie alike', () => {
  const poaWm2 = simulateBlock(FIXED, station).series.poaNominalWm2
  const readings = new Map([
    ['poa', poaWm2],
    ['air', station.airC],
  ])
  const sources = { site: block.site, ...grid, readings }
  const lightOf = (...blocks: readonly Block[]) => {
    const planned = blocks.map((input) => ({ input, ratings }))
    return daylight(
      expectedInputs(deploymentOf([POA, ...MET]), planned, sources).lightSource,
      60,
      80,
    )
  }
  expect(lightOf(FIXED, { ...FIXED, id: 'other' })).toEqual(['poa'])
  expect(lightOf(FIXED, block)).toEqual(['none'])
})

test.each([
  ['south', 180, 'positive to the west', 1],
  ['south', 180, 'positive to the east', -1],
  ['north', 0, 'positive to the west', -1],
])(
  'a rotation is turned to that of the engine: axis to the %s, %d°, %s',
  (_, axisAzimuthDeg, tracker_angle_sign, sign) => {
    const own = {
      ...block,
      mount: { ...block.mount, axisAzimuthDeg, ignoresMeasured: true },
    } as Block
    const angle = new Float64Array(n).fill(20)
    const sensor = node('angle', {
      component: 'block',
      component_measure: 'tracker_angle',
      duet_block_id: own.id,
    })
    const inputs = (tracker_rotation: string) =>
      expectedInputs(
        deploymentOf([sensor], { settings: { tracker_angle_sign, tracker_rotation } }),
        [{ input: own, ratings }],
        { site: block.site, ...grid, station, readings: new Map([['angle', angle]]) },
      ).inputs[0]
    expect(inputs('sun')?.rotationDeg).toBeUndefined()
    expect(inputs('sun')?.block.mount).toMatchObject({ ignoresMeasured: true })
    expect(inputs('measured')?.rotationDeg?.[0]).toBe(20 * sign)
    expect(inputs('measured')?.block.mount).toMatchObject({ ignoresMeasured: false })
  },
)
