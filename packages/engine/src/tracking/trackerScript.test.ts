import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import { simulatePreparedBlock } from '../simulation/simulateBlock.ts'
import { TRACKER_BLOCK, TRACKER_MOUNT } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import {
  type RunTrackerScript,
  type TrackerScriptInputs,
  withScriptAngles,
} from './trackerScript.ts'

const WEATHER = prepareWeather(greensboroWeather(3600), TRACKER_BLOCK.site)
const WEEK = { from: 24 * 160, to: 24 * 167 }
const blockOf = (mount: object): Block => ({
  ...TRACKER_BLOCK,
  mount: { ...TRACKER_MOUNT, ...mount },
})
const SCRIPTED = { strategy: { kind: 'script', source: 'any' } } as const

const seriesOf = (block: Block, range = WEEK): BlockSeries =>
  simulatePreparedBlock(block, WEATHER, range).series
const run =
  (angles: (inputs: TrackerScriptInputs) => Float64Array): RunTrackerScript =>
  (_source, inputs) =>
    angles(inputs)
const scripted = (mount: object, angles: (inputs: TrackerScriptInputs) => Float64Array): Block =>
  withScriptAngles(blockOf({ ...mount, ...SCRIPTED }), WEATHER, run(angles))

describe('trackers that turn by a script', () => {
  test('that asks what the sun asks give the bytes of ideal and of backtracking trackers', () => {
    const ideal = scripted({}, ({ series }) => series.idealAngle)
    expect(seriesOf(ideal)).toEqual(seriesOf(blockOf({ backtracking: false })))
    const backtracking = scripted({}, ({ series }) => series.backtrackingAngle)
    expect(seriesOf(backtracking)).toEqual(seriesOf(blockOf({ backtracking: true })))
    expect(seriesOf(ideal).trackerAngleDeg).not.toEqual(seriesOf(backtracking).trackerAngleDeg)
  })

  test('stand where it asks by day, within their bounds, and at the stow angle at night', () => {
    const steep = scripted({ stowAngleDeg: 5 }, ({ series }) => series.month.map(() => 80))
    const { trackerAngleDeg, sunElevationDeg } = seriesOf(steep)
    const expected = sunElevationDeg.map((up) => (up >= 0 ? TRACKER_MOUNT.maxAngleDeg : 5))
    expect(trackerAngleDeg).toEqual(expected)
  })

  test('stow, stand off and are stuck whatever it asks', () => {
    const flat = ({ series }: TrackerScriptInputs) => new Float64Array(series.hour.length)
    const windStow = { speedMPerS: 4, angleDeg: 33 }
    const { trackerAngleDeg, sunElevationDeg } = seriesOf(
      scripted({ windStow, offsetDeg: 1 }, flat),
    )
    const wind = WEATHER.source.windMPerS!.subarray(WEEK.from, WEEK.to)
    expect([...trackerAngleDeg].filter((_, i) => sunElevationDeg[i] >= 0)).toEqual(
      [...wind].flatMap((speed, i) => (sunElevationDeg[i] >= 0 ? [speed >= 4 ? 34 : 1] : [])),
    )
    const stuck = seriesOf(scripted({ stuckAngleDeg: -12 }, flat))
    expect(new Set(stuck.trackerAngleDeg)).toEqual(new Set([-12]))
  })

  test('of a range have the angles of the whole', () => {
    const block = scripted({}, ({ series }) => series.idealAngle.map((angle, i) => angle - (i % 7)))
    const { trackerAngleDeg } = seriesOf(block)
    const later = { from: WEEK.from + 31, to: WEEK.to }
    expect(seriesOf(block, later).trackerAngleDeg).toEqual(trackerAngleDeg.slice(31))
  })

  test('give no numbers before their script was run', () => {
    expect(() => seriesOf(blockOf(SCRIPTED))).toThrow('got a tracker script without its angles')
  })

  test('know the hour of their clock, the light and what they are', () => {
    const seen: TrackerScriptInputs[] = []
    scripted({ stowAngleDeg: 7 }, (inputs) => {
      seen.push(inputs)
      return inputs.series.idealAngle
    })
    const { series, constants, startMs } = seen[0]
    const noon = WEEK.from + 12
    expect(series.hour.slice(WEEK.from, WEEK.from + 3)).toEqual(Float64Array.of(0.5, 1.5, 2.5))
    expect(series.month[WEEK.from]).toBe(6)
    expect(new Date(startMs[WEEK.from] ?? 0).getUTCHours()).toBe(0)
    expect(series.ghi[noon]).toBe(WEATHER.irradiance.ghiWm2[noon])
    expect(series.sunElevation[noon]).toBeGreaterThan(60)
    expect(series.idealAngle[WEEK.from]).toBeNaN()
    expect(series.windDirection[noon]).toBeNaN()
    expect(constants).toMatchObject({ axisAzimuth: TRACKER_MOUNT.axisAzimuthDeg, stowAngle: 7 })
    expect(constants.gcr).toBeCloseTo(
      TRACKER_BLOCK.rows!.collectorWidthM / TRACKER_BLOCK.rows!.pitchM,
      12,
    )
  })
})
