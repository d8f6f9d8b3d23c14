import { type Filtered, firstFilters, rangeFilter, unfiltered } from './capacityFilters.ts'
import { type CapacityPoints, pointsOf } from './capacityPoints.ts'
import {
  type Capacity,
  type CapacityRegression,
  capacityAt,
  capacityRegression,
  type ReportingConditions,
} from './capacityRegression.ts'
import type { CapacitySetup } from './capacitySetup.ts'
import { type CapacityVerdict, verdictOf } from './capacityVerdict.ts'
import { conditionsOf } from './reportingConditions.ts'

export interface CapacityData {
  readonly measured: CapacityPoints
  /** The run that was sold, of some days; undefined: there is none. */
  readonly budget: CapacityPoints | undefined
  readonly setup: CapacitySetup
  /** Of what is tested, W; NaN: not known. */
  readonly ratedW: number
}

/** One side of a test: points, regression and power at reporting conditions. */
export interface CapacitySide {
  readonly filtered: Filtered
  /** With the light that counts: of both faces. */
  readonly points: CapacityPoints
  /** What is regressed, W, [n]. */
  readonly powerW: Float64Array
  readonly regression: CapacityRegression | undefined
  readonly capacity: Capacity | undefined
}

export interface CapacityTest {
  /** Both sides know the wind: the regressions have a term of it. */
  readonly hasWind: boolean
  readonly conditions: ReportingConditions | undefined
  readonly measured: CapacitySide
  /** Undefined of a stated power, and where there is no run. */
  readonly target: CapacitySide | undefined
  readonly targetCapacity: Capacity | undefined
  readonly verdict: CapacityVerdict | undefined
  /** Points below and above the reporting irradiance. */
  readonly balance: { readonly below: number; readonly above: number }
}

/** A capacity test by regression (ASTM E2848) with the conditions of ASTM E2939. */
export function capacityTest(data: CapacityData): CapacityTest {
  const { setup, ratedW } = data
  const source = setup.target === 'budget' ? data.budget : undefined
  const hasWind = hasValues(data.measured.windMPerS) && (!source || hasValues(source.windMPerS))
  const measured = totalLight(data.measured, setup.bifaciality)
  const first = firstFilters(measured, { setup, hasWind, ratedW, isModel: false })
  const model = source && totalLight(source, setup.bifaciality)
  const firstOfModel = model && firstFilters(model, { setup, hasWind, ratedW, isModel: true })
  const conditions = conditionsOf(setup, hasWind, [
    [measured, first],
    model && firstOfModel ? [model, firstOfModel] : [measured, first],
  ])
  const at = { setup, hasWind, conditions }
  const side = sideAt(measured, measured.powerW, first, at)
  const target = targetSide({ measured, side, model, firstOfModel }, at)
  const targetCapacity = target ? target.capacity : statedCapacity(setup)
  return {
    hasWind,
    conditions,
    measured: side,
    target,
    targetCapacity,
    verdict: verdictOf(side.capacity, targetCapacity, setup),
    balance: balanceOf(side, conditions),
  }
}

const hasValues = (values: Float64Array): boolean => values.some((value) => !Number.isNaN(value))

/** E = POA + φ · rear. */
const totalLight = (points: CapacityPoints, bifaciality: number): CapacityPoints =>
  bifaciality === 0
    ? points
    : pointsOf((key) =>
        key === 'poaWm2'
          ? points.poaWm2.map((value, i) => value + bifaciality * points.rearWm2[i])
          : points[key],
      )

interface SideFacts {
  readonly setup: CapacitySetup
  readonly hasWind: boolean
  readonly conditions: ReportingConditions | undefined
}

function sideAt(
  points: CapacityPoints,
  powerW: Float64Array,
  first: Filtered,
  { setup, hasWind, conditions }: SideFacts,
): CapacitySide {
  const filtered = conditions
    ? rangeFilter(first, points, setup.range_percent, conditions.poaWm2)
    : first
  const regression = capacityRegression(points, powerW, filtered.kept, hasWind)
  const capacity = regression && conditions && capacityAt(regression, conditions)
  return { filtered, points, powerW, regression, capacity }
}

interface TargetParts {
  readonly measured: CapacityPoints
  readonly side: CapacitySide
  readonly model: CapacityPoints | undefined
  readonly firstOfModel: Filtered | undefined
}

function targetSide(
  { measured, side, model, firstOfModel }: TargetParts,
  at: SideFacts,
): CapacitySide | undefined {
  switch (at.setup.target) {
    case 'budget':
      return model && firstOfModel && sideAt(model, model.powerW, firstOfModel, at)
    case 'expected': {
      const kept = side.filtered.kept.filter((i) => !Number.isNaN(measured.expectedW[i]))
      const same = { ...unfiltered(measured), kept }
      return sideAt(measured, measured.expectedW, same, at)
    }
    case 'given':
      return undefined
  }
}

const statedCapacity = ({ target, target_w }: CapacitySetup): Capacity | undefined =>
  target === 'given' && target_w !== null ? { powerW: target_w, halfW: 0 } : undefined

function balanceOf(
  { filtered, points }: CapacitySide,
  conditions: ReportingConditions | undefined,
): CapacityTest['balance'] {
  const below = filtered.kept.filter((i) => points.poaWm2[i] < (conditions?.poaWm2 ?? 0)).length
  return { below, above: filtered.kept.length - below }
}
