import { type SunAtIntervals, sunAtIntervals } from '@duet/engine'
import { cellLight } from './cellLight.ts'
import type { CsvTable } from './csvColumns.ts'
import { lightOnRow, meanOfRows, type SplitLight, splitFront } from './frontSplit.ts'
import { MOCK_UP_CELLS, type MockUpExtent, type MockUpSetup, mockUpScene } from './mockUp.ts'
import { type ModelErrors, meanOf, modelErrors } from './modelErrors.ts'

/** One model's errors at both faces and its mean at each rear cell. */
export interface MockUpModel {
  readonly name: string
  /** Undefined where the front is what the model was driven by. */
  readonly front: ModelErrors | undefined
  /** Of the mean of the four rear cells, in which errors of cells on either side of it cancel. */
  readonly rear: ModelErrors
  /** Mean absolute error of single cells, mean of the four. */
  readonly cellMeanAbsolute: number
  /** Means of IMT1, IMT3, IMT4 and IMT6. */
  readonly rearCells: readonly number[]
}

export interface MockUpResult {
  readonly setup: MockUpSetup
  readonly measuredFrontWm2: number
  readonly measuredRearWm2: number
  readonly measuredCells: readonly number[]
  /** The engine driven by the measured front, by the front of the view-factor columns, and the two models of the file. */
  readonly models: readonly MockUpModel[]
  /** The measured front is not what the sky gave: both models are off by more than a fifth the same way. */
  readonly isSuspect: boolean
}

/** Golden, Colorado. */
const SITE = { latitudeDeg: 39.742, longitudeDeg: -105.179, altitudeM: 1829 }
const UTC_OFFSET_H = -7
const STEP_S = 300
/** Rows with less light on the front are left out, as in the benchmark figures of the data. */
const LEAST_FRONT_WM2 = 50
const SUSPECT_SHARE = 0.2

const ENGINE_ROWS = MOCK_UP_CELLS.map((cell, i) => ({ ...cell, row: MOCK_UP_CELLS.length + i }))
const FRONT_ROWS = ENGINE_ROWS.filter(({ isFront }) => isFront).map(({ row }) => row)
const REAR = ENGINE_ROWS.filter(({ isFront }) => !isFront)

/**
 * Runs a setup on the rows of its file.
 *
 * @param every - takes each n-th row alone
 */
export function runMockUp(
  setup: MockUpSetup,
  table: CsvTable,
  extent: MockUpExtent,
  every = 1,
): MockUpResult {
  const chosen = litRows(table, every)
  const column = (name: string): Float64Array => {
    const all = table.column(name)
    return Float64Array.from(chosen, (i) => all[i] ?? Number.NaN)
  }
  const sun = sunOfRows(table, chosen)
  const cells = cellLight(mockUpScene(setup, extent), sun, extent.albedo)
  const measured = {
    front: column('GTIFrontavg'),
    rear: column('GTIBackavg'),
    cells: REAR.map(({ name }) => column(name)),
  }
  const drivenBy = (reading: string): SplitLight =>
    splitFront(column(reading), FRONT_ROWS, cells, sun, SITE.altitudeM)
  const engine = (name: string, light: SplitLight): MockUpModel => {
    const rows = REAR.map(({ row }) => row)
    const each = rows.map((row) => lightOnRow(cells, light, row))
    return modelOf(name, undefined, meanOfRows(cells, light, rows), each, measured)
  }
  const filed = (name: string, suffix: string): MockUpModel =>
    modelOf(
      name,
      modelErrors(column(`GTIFrontavg${suffix}`), measured.front),
      column(`GTIBackavg${suffix}`),
      REAR.map((cell) => column(`${cell.name}${suffix}`)),
      measured,
    )
  const viewFactor = filed('view factor (_M)', '_M')
  const radiance = filed('Radiance (_Rad)', '_Rad')
  const measuredFrontWm2 = meanOf(measured.front)
  const isFar = ({ front: errors }: MockUpModel): boolean =>
    Math.abs((errors?.bias ?? 0) / measuredFrontWm2) > SUSPECT_SHARE
  return {
    setup,
    measuredFrontWm2,
    measuredRearWm2: meanOf(measured.rear),
    measuredCells: measured.cells.map(meanOf),
    models: [
      engine('engine, from the front cells', drivenBy('GTIFrontavg')),
      engine('engine, from the front of _M', drivenBy('GTIFrontavg_M')),
      viewFactor,
      radiance,
    ],
    isSuspect: isFar(viewFactor) && isFar(radiance),
  }
}

interface MeasuredRear {
  readonly rear: Float64Array
  readonly cells: readonly Float64Array[]
}

function modelOf(
  name: string,
  front: ModelErrors | undefined,
  rearWm2: Float64Array,
  cellsWm2: readonly Float64Array[],
  measured: MeasuredRear,
): MockUpModel {
  const ofCells = cellsWm2.map((cell, i) => modelErrors(cell, measured.cells[i] ?? cell))
  return {
    name,
    front,
    rear: modelErrors(rearWm2, measured.rear),
    cellMeanAbsolute: meanOf(Float64Array.from(ofCells, ({ meanAbsolute }) => meanAbsolute)),
    rearCells: cellsWm2.map(meanOf),
  }
}

function litRows(table: CsvTable, every: number): readonly number[] {
  const front = table.column('GTIFrontavg')
  return table.labels
    .map((_, i) => i)
    .filter((i) => (front[i] ?? 0) > LEAST_FRONT_WM2)
    .filter((_, k) => k % every === 0)
}

function sunOfRows(table: CsvTable, rows: readonly number[]): SunAtIntervals {
  const intervalStartUtcMs = Float64Array.from(rows, (i) => startUtcMs(table.labels[i] ?? ''))
  return sunAtIntervals({ intervalStartUtcMs, stepS: STEP_S }, SITE)
}

/** `2017-08-11 17:40:00`, mountain standard time, the start of the interval. */
function startUtcMs(label: string): number {
  return Date.parse(`${label.replace(' ', 'T')}Z`) - UTC_OFFSET_H * 3_600_000
}
