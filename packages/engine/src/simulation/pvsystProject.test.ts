import { existsSync, readFileSync } from 'node:fs'
import { sum } from '@duet/units'
import { referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import type { Weather } from '../model/weather.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { simulateBlock } from './simulateBlock.ts'

const HOURLY = referenceFile(
  'pvsyst-projects/nrel-best-v734/Sim_00_Monofacial_hourly_pvsyst734.CSV',
)
const UTC_OFFSET_H = -7

/** The field of the project: endless trackers, 2 m of modules and two bands of 20 mm on each, 5.7 m apart. */
const FIELD: Block = {
  ...TRACKER_BLOCK,
  site: { latitudeDeg: 39.74, longitudeDeg: -105.17, altitudeM: 1765 },
  albedoByMonth: Array.from({ length: 12 }, () => 0.19),
  mount: {
    kind: 'singleAxis',
    axisAzimuthDeg: 180,
    minAngleDeg: -50,
    maxAngleDeg: 50,
    backtracking: true,
    slopeAware: true,
    stowAngleDeg: 0,
  },
  rows: { pitchM: 5.7, collectorWidthM: 2.04, centreHeightM: 1.5 },
  allowances: { ...TRACKER_BLOCK.allowances, transmissionFraction: 0 },
}

type Columns = (name: string) => Float64Array

function readHourly(): { readonly weather: Weather; readonly column: Columns } {
  const lines = readFileSync(HOURLY, 'latin1').split(/\r?\n/)
  const names = (lines.find((line) => line.startsWith('date,')) ?? '').split(',')
  const rows = lines.filter((line) => /^\d\d\/\d\d\//.test(line)).map((line) => line.split(','))
  const column: Columns = (name) =>
    Float64Array.from(rows, (row) => Number(row[names.indexOf(name)]))
  const startUtcMs = ([stamp]: string[]): number => {
    const [month, day, year, hour] = stamp.split(/[/ :]/).map(Number)
    return Date.UTC(1900 + year, month - 1, day, hour - UTC_OFFSET_H)
  }
  const weather: Weather = {
    intervalStartUtcMs: Float64Array.from(rows, startUtcMs),
    stepS: 3600,
    utcOffsetH: UTC_OFFSET_H,
    ghiWm2: column('GlobHor'),
    dhiWm2: column('DiffHor'),
    airC: column('T_Amb'),
    windMPerS: column('WindVel'),
  }
  return { weather, column }
}

const isAbsent = !existsSync(HOURLY)

describe.skipIf(isAbsent)(
  'a year of PVsyst 7.3.4 (skipped where its hourly file is absent)',
  () => {
    const { weather, column } = isAbsent ? { weather: undefined, column: undefined } : readHourly()

    test('light on the trackers and behind their neighbours agrees', () => {
      if (!weather || !column) throw new Error('the hourly file was not read')
      const { series } = simulateBlock(FIELD, weather)
      const off = (got: Float64Array, name: string): number =>
        Math.abs(sum(got) / sum(column(name)) - 1)
      expect(off(series.poaNominalWm2, 'GlobInc')).toBeLessThan(0.002)
      expect(off(series.poaBeamWm2, 'BeamInc')).toBeLessThan(0.002)
      expect(off(series.poaAfterShadingWm2, 'GlobShd')).toBeLessThan(0.002)
    })

    // From the report of the bifacial variant of the same field: 159.8 behind 8.4 of structure; 33.0 of sky.
    test('light on the rear agrees', () => {
      if (!weather) throw new Error('the hourly file was not read')
      const { series } = simulateBlock(FIELD, weather)
      const skyKwh = sum(series.rearSkyWm2) / 1000
      const rearKwh = skyKwh + (sum(series.rearGroundWm2) + sum(series.rearBeamWm2)) / 1000
      expect(Math.abs(rearKwh / (159.8 + 8.4) - 1)).toBeLessThan(0.03)
      expect(Math.abs(skyKwh / 33 - 1)).toBeLessThan(0.03)
    })
  },
)
