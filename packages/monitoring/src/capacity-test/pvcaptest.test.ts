import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { madePoints } from '../testing/capacityPoints.ts'
import type { CapacityPoints } from './capacityPoints.ts'
import { capacityRegression } from './capacityRegression.ts'
import { planeLight } from './planeLight.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const DATA = process.env['DUET_REFERENCE_DATA'] ?? path.join(ROOT, '../shared/data')
const MEASURED = path.join(DATA, 'monitoring/pvcaptest/example_measured_data.csv')
const MODELLED = path.join(DATA, 'pvsyst-projects/pvcaptest/pvsyst_example_HourlyRes_2.CSV')
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
  const poaWm2 = meanOf(of('met1_poa_pyranometer'), of('met2_poa_pyranometer'))
  const airC = meanOf(of('met1_amb_temp'), of('met2_amb_temp'))
  const wind = meanOf(of('met1_windspeed'), of('met2_windspeed'))
  const powerW = of('meter_power')
  return { ...madePoints(powerW.length, {}), poaWm2, airC, powerW, windMPerS: wind }
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

const all = ({ powerW }: CapacityPoints): Uint32Array => Uint32Array.from(powerW, (_, i) => i)

describe.skipIf(!hasData)(
  'the example of pvcaptest (skipped where its data are not at hand)',
  () => {
    /** tests/data/setup_oracles/e2848_default.json of pvcaptest/pvcaptest at 8111b20: E, E², E·Ta, E·v of unfiltered data. */
    test.each([
      {
        of: measured,
        coefficients: [
          7939.845303556479, -0.26658152922956224, -66.46434324014623, -13.151916795336597,
        ],
        pValues: [0, 5.1065913903590534e-5, 2.5740375561787607e-31, 0.2688829905774271],
      },
      {
        of: modelled,
        coefficients: [
          7455.117805391492, -0.7364302057823049, -28.488621128955486, -0.0969318691137957,
        ],
        pValues: [0, 0, 0, 0.9090927686788304],
      },
    ])('has the coefficients and p values of its own tests', ({ of, coefficients, pValues }) => {
      const points = of()
      const fit = capacityRegression(points, points.powerW, all(points), true)
      for (const [k, coefficient] of coefficients.entries()) {
        expect((fit?.coefficients[k] ?? 0) / coefficient).toBeCloseTo(1, 7)
        const p = pValues[k] ?? 0
        if (p === 0) expect(fit?.pValues[k]).toBeLessThan(1e-200)
        else expect((fit?.pValues[k] ?? 0) / p).toBeCloseTo(1, 6)
      }
    })
  },
)
