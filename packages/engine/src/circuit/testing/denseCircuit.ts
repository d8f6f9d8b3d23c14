import type { ModuleLayout } from '../../model/field.ts'
import type { CellParameters } from '../cellParameters.ts'
import type { CellLightBy } from '../moduleCircuit.ts'

/**
 * The same circuits solved by halving alone, cell by cell as they lie in the module: nothing is counted, warm or expanded.
 * Slow, and made to be compared with.
 */
export interface DenseString {
  readonly layout: ModuleLayout
  readonly lightBy: CellLightBy
  readonly cells: CellParameters
  /** Light of the modules of the string, its values as `lightBy` says, and how many modules have it. */
  readonly modules: readonly { readonly light: Float64Array; readonly count: number }[]
  readonly wireOhm: number
  readonly count: number
}

/** Greatest power of strings in parallel, and where it is: a dense scan, then golden sections around its peaks. */
export function densePower(
  strings: readonly DenseString[],
  intervals = 60,
): { powerW: number; voltageV: number } {
  const openV = Math.max(...strings.map((one) => stringV(one, 0)))
  const power = (v: number): number =>
    v * strings.reduce((sum, one) => sum + one.count * stringA(one, v), 0)
  const scan = Array.from({ length: intervals + 1 }, (_, k) => (openV * k) / intervals)
  const powers = scan.map(power)
  let best = { powerW: 0, voltageV: 0 }
  for (let k = 0; k < scan.length; k++) {
    const isPeak = powers[k] >= (powers[k - 1] ?? 0) && powers[k] >= (powers[k + 1] ?? 0)
    if (!isPeak) continue
    const voltageV = golden(power, scan[Math.max(0, k - 1)], scan[Math.min(intervals, k + 1)])
    for (const v of [voltageV, scan[k]]) {
      if (power(v) > best.powerW) best = { powerW: power(v), voltageV: v }
    }
  }
  return best
}

function golden(f: (x: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2
  let a = from
  let b = to
  while (b - a > 1e-5 * to) {
    const c = b - ratio * (b - a)
    const d = a + ratio * (b - a)
    if (f(c) > f(d)) b = d
    else a = c
  }
  return 0.5 * (a + b)
}

/** Root of a falling function between two bounds that are moved apart until they hold it: Ridders' rule, halving inside. */
function fallingRoot(f: (x: number) => number, from: number, to: number): number {
  let a = from
  let b = to
  let fa = f(a)
  let fb = f(b)
  for (; fa < 0; fa = f(a)) a -= b - a
  for (; fb > 0; fb = f(b)) b += b - a
  for (let k = 0; k < 100 && b - a > 1e-13 * Math.max(1, Math.abs(a)); k++) {
    const middle = 0.5 * (a + b)
    const fm = f(middle)
    const x = middle + ((middle - a) * fm) / (Math.sqrt(fm * fm - fa * fb) || 1)
    for (const [at, value] of [
      [middle, fm],
      [x, f(x)],
    ]) {
      if (value >= 0 && at > a) [a, fa] = [at, value]
      if (value <= 0 && at < b) [b, fb] = [at, value]
    }
  }
  return 0.5 * (a + b)
}

export function stringV(one: DenseString, currentA: number): number {
  return one.modules.reduce(
    (sum, { light, count }) => sum + count * denseModuleV(one, light, currentA),
    -currentA * one.wireOhm,
  )
}

function stringA(one: DenseString, voltageV: number): number {
  return fallingRoot((i) => stringV(one, i) - voltageV, 0, 1)
}

function denseModuleV(one: DenseString, light: Float64Array, currentA: number): number {
  let groups = groupsOfLight.get(light)
  if (!groups) {
    const { bypassRows, bypassColumns } = one.layout
    groups = Array.from({ length: bypassRows * bypassColumns }, (_, k) =>
      branchLights(one, light, Math.floor(k / bypassColumns), k % bypassColumns),
    )
    groupsOfLight.set(light, groups)
  }
  return groups.reduce((sum, branches) => sum + groupV(one, branches, currentA), 0)
}

/** Cells of each branch of each group, by the light array of their module. */
const groupsOfLight = new WeakMap<Float64Array, number[][][]>()

/** Light of every cell of each branch of a group. */
function branchLights(
  { layout, lightBy }: DenseString,
  light: Float64Array,
  r: number,
  c: number,
): number[][] {
  const { cellRows, cellColumns, bypassRows, bypassColumns, parallelRows, parallelColumns } = layout
  const branches: number[][] = Array.from({ length: parallelRows * parallelColumns }, () => [])
  for (let row = 0; row < cellRows; row++) {
    for (let column = 0; column < cellColumns; column++) {
      const y = (row * bypassRows * parallelRows) / cellRows
      const x = (column * bypassColumns * parallelColumns) / cellColumns
      if (Math.floor(y / parallelRows) !== r || Math.floor(x / parallelColumns) !== c) continue
      const branch =
        (Math.floor(y) % parallelRows) * parallelColumns + (Math.floor(x) % parallelColumns)
      const index = { row, column, cell: row * cellColumns + column }[lightBy]
      branches[branch].push(light[index])
    }
  }
  return branches
}

function groupV({ cells, layout }: DenseString, branches: number[][], currentA: number): number {
  if (branches.every((branch) => String(branch) === String(branches[0]))) {
    return Math.max(layout.bypassV, branchV(cells, branches[0], currentA / branches.length))
  }
  const currentAt = (v: number): number =>
    branches.reduce(
      (sum, branch) => sum + fallingRoot((i) => branchV(cells, branch, i) - v, 0, 1),
      0,
    )
  if (currentAt(layout.bypassV) <= currentA) return layout.bypassV
  return fallingRoot((v) => currentAt(v) - currentA, layout.bypassV, 1)
}

function branchV(cells: CellParameters, lights: readonly number[], currentA: number): number {
  let sum = 0
  for (const light of lights) sum += cellV(cells, light, currentA)
  return sum
}

function cellV(cells: CellParameters, lightWm2: number, currentA: number): number {
  const { saturationA, thermalV, recombinationV, builtInV, breakdown } = cells
  const lightA = lightWm2 * cells.lightAPerWm2
  const siemens = Math.max(1e-9, shuntOf(cells, lightWm2))
  const carried = (x: number): number => {
    const lost = recombinationV > 0 ? (lightA * recombinationV) / (builtInV - x) : 0
    const avalanche =
      breakdown.factor > 0 && x < 0
        ? breakdown.factor * (1 - x / breakdown.voltageV) ** -breakdown.exponent
        : 0
    return saturationA * Math.expm1(x / thermalV) + x * siemens * (1 + avalanche) + lost
  }
  const excessA = lightA - currentA
  let low = Math.min(0, (excessA - lightA) / siemens - 1e-6)
  if (breakdown.factor > 0) low = Math.max(low, breakdown.voltageV * (1 - 1e-12))
  let high = carried(0) > excessA ? 0 : Math.min(builtInV, 1.5)
  if (high > 0) low = 0
  while (high - low > 1e-12 * Math.max(1, -low)) {
    const middle = 0.5 * (low + high)
    if (carried(middle) > excessA) high = middle
    else low = middle
  }
  return 0.5 * (low + high) - currentA * cells.seriesOhm
}

function shuntOf(cells: CellParameters, lightWm2: number): number {
  const light = lightWm2 / 1000
  if (cells.darkShuntOhm === Infinity) return light / cells.shuntOhm
  const fallen = Math.exp(-cells.shuntDecay * light)
  return 1 / (cells.shuntBaseOhm + (cells.darkShuntOhm - cells.shuntBaseOhm) * fallen)
}
