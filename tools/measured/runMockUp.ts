import { type SunAtIntervals, sunAtIntervals } from '@duet/engine'
import { HOUR_MS, meanOfKnown } from '@duet/units'
import { cellLight } from './cellLight.ts'
import type { CsvTable } from './csvColumns.ts'
import { lightOnRow, type SplitLight, splitFront } from './frontSplit.ts'
import { MOCK_UP_CELLS, type MockUpExtent, type MockUpSetup, mockUpScene } from './mockUp.ts'
import { type ModelErrors, modelErrors } from './modelErrors.ts'

/** What all models of a comparison are driven by. */
export type Drive = 'front cells' | 'weather'

/** One model's errors at the rear, driven as the others are. */
export interface MockUpModel {
  readonly name: string
  /** Of the mean of the four rear cells, in which errors of cells on either side of it cancel. */
  readonly rear: ModelErrors
  /** Mean absolute error of single cells, mean of the four. */
  readonly cellMeanAbsolute: number
  /** Means of IMT1, IMT3, IMT4 and IMT6. */
  readonly rearCells: readonly number[]
}

/** Rows whose sky was alike, and what the cells had under it. */
export interface SkyClass {
  readonly name: string
  readonly rows: number
  readonly measuredCells: readonly number[]
  /** By model, those driven by the front cells. */
  readonly models: readonly { readonly name: string; readonly cells: readonly number[] }[]
}

export interface MockUpResult {
  readonly setup: MockUpSetup
  readonly extent: MockUpExtent
  readonly measuredFrontWm2: number
  readonly measuredRearWm2: number
  readonly measuredCells: readonly number[]
  /** The engine first, then the view-factor model and Radiance. */
  readonly models: Readonly<Record<Drive, readonly MockUpModel[]>>
  readonly skies: readonly SkyClass[]
  /** The engine from the front cells with something else assumed. */
  readonly variants: readonly MockUpModel[]
  /** Front of the view-factor model and of Radiance over the measured one, less 1. */
  readonly frontBias: readonly number[]
}

/** Golden, Colorado. */
const SITE = { latitudeDeg: 39.742, longitudeDeg: -105.179, altitudeM: 1829 }
const UTC_OFFSET_H = -7
const STEP_S = 300
/** Rows with less light on the front are left out, as in the benchmark figures of the data. */
const LEAST_FRONT_WM2 = 50
/** The split of the front into beam and sky is DIRINT's, not measured: what it hangs on. */
const BEAM_SCALES: readonly number[] = [0.8, 1.15, 1.3]
/** Share of the beam in the global irradiance: below the first the sky is overcast, above the second it is clear. */
const OVERCAST_BELOW = 0.1
const CLEAR_ABOVE = 0.6

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
  const engine = (light: SplitLight, name = 'engine', rows = REAR.map(({ row }) => row)): Rear => ({
    name,
    cellsWm2: rows.map((row) => lightOnRow(cells, light, row)),
  })
  const splitBy = (reading: string, beamScale = 1): SplitLight =>
    splitFront(column(reading), FRONT_ROWS, cells, sun, SITE.altitudeM, beamScale)
  const filed = FILED.map(({ name, suffix }) => ({
    name,
    cellsWm2: REAR.map((cell) => column(`${cell.name}${suffix}`)),
  }))
  const fronts = FILED.map(({ suffix }) => column(`GTIFrontavg${suffix}`))
  const scaled = filed.map((model, i) =>
    scaledTo(model, measured.front, fronts[i] ?? measured.front),
  )
  const ofFront = splitBy('GTIFrontavg')
  const drives = {
    'front cells': [engine(ofFront), ...scaled],
    weather: [engine(splitBy('GTIFrontavg_M')), ...filed],
  }
  const frontWm2 = meanOfKnown(measured.front)
  return {
    setup,
    extent,
    measuredFrontWm2: frontWm2,
    measuredRearWm2: meanOfKnown(measured.rear),
    measuredCells: measured.cells.map(meanOfKnown),
    models: {
      'front cells': drives['front cells'].map((model) => modelOf(model, measured)),
      weather: drives.weather.map((model) => modelOf(model, measured)),
    },
    skies: skyClasses(beamShare(ofFront, sun), drives['front cells'], measured.cells),
    variants: [
      ...BEAM_SCALES.map((scale) => engine(splitBy('GTIFrontavg', scale), `beam times ${scale}`)),
      engine(
        ofFront,
        'rear cells without glass',
        REAR.map(({ row }) => row - MOCK_UP_CELLS.length),
      ),
    ].map((model) => modelOf(model, measured)),
    frontBias: fronts.map((front) => meanOfKnown(front) / frontWm2 - 1),
  }
}

/** Models that lie with the data, by the suffix of their columns. */
const FILED = [
  { name: 'view factors (_M)', suffix: '_M' },
  { name: 'Radiance (_Rad)', suffix: '_Rad' },
] as const

/** Rear cells by one model, each [rows]. */
interface Rear {
  readonly name: string
  readonly cellsWm2: readonly Float64Array[]
}

/** A model's rear as it would be under the light that gave the measured front: its rear over its own front stays. */
function scaledTo({ name, cellsWm2 }: Rear, measured: Float64Array, own: Float64Array): Rear {
  return {
    name,
    cellsWm2: cellsWm2.map((cell) =>
      cell.map((x, i) => (x * (measured[i] ?? Number.NaN)) / (own[i] ?? Number.NaN)),
    ),
  }
}

interface MeasuredRear {
  readonly rear: Float64Array
  readonly cells: readonly Float64Array[]
}

function modelOf({ name, cellsWm2 }: Rear, measured: MeasuredRear): MockUpModel {
  const ofCells = cellsWm2.map((cell, i) => modelErrors(cell, measured.cells[i] ?? cell))
  const mean = measured.rear.map(
    (_, row) => cellsWm2.reduce((sum, cell) => sum + (cell[row] ?? 0), 0) / cellsWm2.length,
  )
  return {
    name,
    rear: modelErrors(mean, measured.rear),
    cellMeanAbsolute: meanOfKnown(Float64Array.from(ofCells, ({ meanAbsolute }) => meanAbsolute)),
    rearCells: cellsWm2.map(meanOfKnown),
  }
}

function beamShare(light: SplitLight, sun: SunAtIntervals): Float64Array {
  return light.ghiWm2.map((ghi, i) => {
    const up = Math.cos(((sun.apparentZenithDeg[i] ?? 90) * Math.PI) / 180)
    return ((light.dniWm2[i] ?? 0) * Math.max(0, up)) / ghi
  })
}

function skyClasses(
  share: Float64Array,
  models: readonly Rear[],
  measured: readonly Float64Array[],
): readonly SkyClass[] {
  const classes = [
    { name: 'overcast', isIn: (beam: number) => beam < OVERCAST_BELOW },
    { name: 'clear', isIn: (beam: number) => beam > CLEAR_ABOVE },
  ]
  return classes.map(({ name, isIn }) => {
    const of = (cell: Float64Array): number =>
      meanOfKnown(cell.filter((_, i) => isIn(share[i] ?? 0)))
    return {
      name,
      rows: share.filter(isIn).length,
      measuredCells: measured.map(of),
      models: models.map((model) => ({ name: model.name, cells: model.cellsWm2.map(of) })),
    }
  })
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
  return Date.parse(`${label.replace(' ', 'T')}Z`) - UTC_OFFSET_H * HOUR_MS
}
