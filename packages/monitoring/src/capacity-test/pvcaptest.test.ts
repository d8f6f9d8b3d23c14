import { existsSync, readFileSync } from 'node:fs'
import { referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { madePoints } from '../testing/capacityPoints.ts'
import { type CapacityPoints, pointsOf } from './capacityPoints.ts'
import { type CapacitySetup, USUAL_CAPACITY_SETUP } from './capacitySetup.ts'
import { capacityTest } from './capacityTest.ts'
import { planeLight } from './planeLight.ts'

const MEASURED = referenceFile('monitoring/pvcaptest/example_measured_data.csv')
const MODELLED = referenceFile('pvsyst-projects/pvcaptest/pvsyst_example_HourlyRes_2.CSV')
const hasData = existsSync(MEASURED) && existsSync(MODELLED)

/** Columns by name of a file whose names stand in a line. */
function columnsOf(file: string, namesAt: number, firstAt: number) {
  const lines = readFileSync(file, 'latin1').trim().split(/\r?\n/)
  const names = (lines[namesAt] ?? '').split(',')
  const rows = lines.slice(firstAt).map((line) => line.split(','))
  return (name: string): Float64Array =>
    Float64Array.from(rows, (row) => {
      const text = row[names.indexOf(name)] ?? ''
      return text === '' ? Number.NaN : Number(text)
    })
}

const meanOf = (...sensors: Float64Array[]): Float64Array =>
  planeLight([{ weight: 1, sensors }], sensors[0]?.length ?? 0).lightWm2

function measured(): CapacityPoints {
  const of = columnsOf(MEASURED, 0, 1)
  const sensors = [of('met1_poa_pyranometer'), of('met2_poa_pyranometer')]
  const { lightWm2: poaWm2, spreadFraction } = planeLight(
    [{ weight: 1, sensors }],
    sensors[0]?.length ?? 0,
  )
  const airC = meanOf(of('met1_amb_temp'), of('met2_amb_temp'))
  const wind = meanOf(of('met1_windspeed'), of('met2_windspeed'))
  const powerW = of('meter_power')
  return { ...madePoints(powerW.length, {}), poaWm2, spreadFraction, airC, powerW, windMPerS: wind }
}

function modelled(): CapacityPoints {
  const of = columnsOf(MODELLED, 10, 13)
  const powerW = of('E_Grid')
  return {
    ...madePoints(powerW.length, {}),
    powerW,
    poaWm2: of('GlobInc'),
    airC: of('T Amb'),
    windMPerS: of('WindVel'),
  }
}

/** Thirty days about 11 October without near shade and losses by the inverters' limits. */
function modelledOfTest(): CapacityPoints {
  const of = columnsOf(MODELLED, 10, 13)
  const losses = ['IL Pmin', 'IL Vmin', 'IL Pmax', 'IL Vmax'].map(of)
  const beam = of('FShdBm')
  const whole = modelled()
  const middleH = ((Date.UTC(1990, 9, 11) - Date.UTC(1990, 0)) / 3_600_000) | 0
  const isIn = (_: unknown, i: number): boolean =>
    Math.abs(i - middleH) <= 720 && beam[i] === 1 && losses.every((loss) => !((loss[i] ?? 0) > 0))
  return pointsOf((key) => whole[key].filter(isIn))
}

const UNFILTERED: CapacitySetup = {
  ...USUAL_CAPACITY_SETUP,
  target: 'expected',
  low_wm2: null,
  high_wm2: null,
  sun_deg: null,
  sensor_percent: null,
  steady_percent: null,
  outlier_deviations: null,
  range_percent: null,
}

describe.skipIf(!hasData)(
  'the example of pvcaptest (skipped where its data are not at hand)',
  () => {
    /** tests/data/setup_oracles of pvcaptest/pvcaptest at 8111b20, unfiltered: e2848_default and, with a rear, bifi_e2848_etotal_rear_shade_meas. */
    test.each([
      {
        of: measured,
        bifaciality: 0,
        coefficients: [
          7939.845303556479, -0.26658152922956224, -66.46434324014623, -13.151916795336597,
        ],
        pValues: [0, 5.1065913903590534e-5, 2.5740375561787607e-31, 0.2688829905774271],
      },
      {
        // 0.15 of a rear of 0.15 POA, of which a tenth is shaded
        of: () => ({ ...measured(), rearWm2: measured().poaWm2.map((wm2) => 0.15 * wm2) }),
        bifaciality: 0.135,
        coefficients: [
          7782.2546469556355, -0.2561042868480854, -65.14515387419394, -12.89087654529478,
        ],
        pValues: [0, 5.106591390360298e-5, 2.5740375561780245e-31, 0.26888299057741183],
      },
      {
        of: modelled,
        bifaciality: 0,
        coefficients: [
          7455.117805391492, -0.7364302057823049, -28.488621128955486, -0.0969318691137957,
        ],
        pValues: [0, 0, 0, 0.9090927686788304],
      },
    ])(
      'has the coefficients and p values of its own tests',
      ({ of, bifaciality, coefficients, pValues }) => {
        const setup = { ...UNFILTERED, bifaciality }
        const { measured: side } = capacityTest({
          measured: of(),
          budget: undefined,
          setup,
          ratedW: Number.NaN,
        })
        const found = side.regression
        const shares = coefficients.map((value, k) => (found?.coefficients[k] ?? 0) / value)
        // what underflows there is 0
        const apart = pValues.map((p, k) =>
          p === 0 ? (found?.pValues[k] ?? 1) : (found?.pValues[k] ?? 0) / p - 1,
        )
        for (const share of shares) expect(share).toBeCloseTo(1, 7)
        for (const one of apart) expect(one).toBeCloseTo(0, 6)
      },
    )

    /** The steps of its example but its outliers by an elliptic envelope, which nothing here has; worked out with NumPy and SciPy. */
    test('has the points, conditions and capacities that NumPy and SciPy give', () => {
      const setup = {
        ...USUAL_CAPACITY_SETUP,
        low_wm2: 200,
        high_wm2: 2000,
        sun_deg: null,
        steady_percent: null,
        range_percent: 50,
      }
      const found = capacityTest({
        measured: measured(),
        budget: modelledOfTest(),
        setup,
        ratedW: Number.NaN,
      })
      const left = (key: string) =>
        found.measured.filtered.counts.find((row) => row.key === key)?.left
      expect(['missing', 'irradiance', 'sensors', 'outliers', 'range'].map(left)).toEqual([
        1440, 568, 427, 405, 314,
      ])
      expect(found.conditions?.poaWm2).toBeCloseTo(753.7625277702698, 6)
      expect(found.conditions?.airC).toBeCloseTo(24.240078523403774, 8)
      expect(found.conditions?.windMPerS).toBeCloseTo(2.0366580594412365, 8)
      expect(found.measured.capacity?.powerW).toBeCloseTo(4_669_396.502803338, 1)
      expect(found.measured.capacity?.halfW).toBeCloseTo(9981.044816340633, 2)
      expect(found.target?.filtered.kept).toHaveLength(318)
      expect(found.target?.capacity?.powerW).toBeCloseTo(4_723_496.348719438, 1)
      expect(found.verdict?.ratio).toBeCloseTo(0.9885466523265618, 8)
      expect(found.verdict?.ratioHalf).toBeCloseTo(0.002306012330787552, 8)
    })
  },
)
