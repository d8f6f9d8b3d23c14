import { maximumPowerPoint } from './maximumPowerPoint.ts'
import type { ModuleRatings } from './moduleRatings.ts'
import { type ModuleValueFault, moduleValueFaults } from './moduleValueFaults.ts'
import { type DiodeModule, operatingParameters } from './operatingParameters.ts'
import { STC_CELL_C, STC_IRRADIANCE_WM2 } from './physicalConstants.ts'
import { currentAtVoltage, openCircuitVoltage, shortCircuitCurrent } from './singleDiodeCurve.ts'

/** Where a curve is taken. */
export interface IvConditions {
  /** Light that makes current, W/m²; 1000 where absent. */
  readonly effectiveWm2?: number
  /** Cell temperature, °C; 25 where absent. */
  readonly cellC?: number
  /** How many points from short circuit to open circuit; 101 where absent. */
  readonly points?: number
}

/** A current-voltage curve of one module: points from (0, I_sc) to (V_oc, 0), and the ones that matter. */
export interface ModuleIvCurve extends ModuleRatings {
  /** Rising by equal steps, V, [points]. */
  readonly voltageV: Float64Array
  /** A, [points]. */
  readonly currentA: Float64Array
}

/** A curve, or why the values of the module give none. */
export type ModuleIv =
  | { readonly curve: ModuleIvCurve; readonly faults: readonly [] }
  | { readonly curve: undefined; readonly faults: readonly ModuleValueFault[] }

const DEFAULT_POINTS = 101

/**
 * The current-voltage curve of a module at given light and temperature, or every value that stands in its way.
 *
 * @throws RangeError for fewer than two points
 */
export function moduleIvCurve(model: DiodeModule, conditions: IvConditions = {}): ModuleIv {
  const { effectiveWm2 = STC_IRRADIANCE_WM2, cellC = STC_CELL_C } = conditions
  const { points = DEFAULT_POINTS } = conditions
  if (!(points >= 2)) throw new RangeError(`A curve has two points or more, not ${points}`)
  const faults = moduleValueFaults(model)
  if (faults.length > 0) return { curve: undefined, faults }
  const at = (n: number) =>
    operatingParameters(
      model,
      new Float64Array(n).fill(effectiveWm2),
      new Float64Array(n).fill(cellC),
    )
  const one = at(1)
  const mpp = maximumPowerPoint(one)
  const vocV = openCircuitVoltage(one)[0]
  const voltageV = Float64Array.from({ length: points }, (_, i) => (vocV * i) / (points - 1))
  return {
    faults: [],
    curve: {
      voltageV,
      currentA: currentAtVoltage(at(points), voltageV),
      pmpW: mpp.powerW[0],
      vmpV: mpp.voltageV[0],
      impA: mpp.currentA[0],
      iscA: shortCircuitCurrent(one)[0],
      vocV,
    },
  }
}
