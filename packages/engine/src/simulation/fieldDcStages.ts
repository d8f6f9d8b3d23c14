import { cellParameters, makeCellParameters } from '../circuit/cellParameters.ts'
import { openVoltageV, totalCurrentA } from '../circuit/globalPoint.ts'
import {
  type InputPoint,
  type InverterInput,
  loadInverterInput,
  makeInputPoint,
  makeInverterInput,
} from '../circuit/inverterInput.ts'
import { maximumInputPower } from '../circuit/maximumInputPower.ts'
import {
  type CellLight,
  type MismatchSplit,
  makeMismatchSplit,
  splitMismatch,
} from '../circuit/mismatch.ts'
import { type ModuleCircuit, moduleCircuit } from '../circuit/moduleCircuit.ts'
import { stringCircuit } from '../circuit/stringCircuit.ts'
import { bisect } from '../electrical/bisect.ts'
import { type DiodeModule, operatingParameters } from '../electrical/operatingParameters.ts'
import { STC_IRRADIANCE_WM2 } from '../electrical/physicalConstants.ts'
import type { ClassLight } from '../field/fieldLight.ts'
import type { FieldPlan } from '../field/fieldPlan.ts'
import { checkCellRows, lightCells, makeCellLight, type StepLight } from '../field/stringLight.ts'
import type { Block } from '../model/block.ts'
import type { BlockRatings, BlockSeries, ZoneSeries } from '../model/output.ts'
import { countOvervoltage, type LitModules, solveModules } from './dcStages.ts'
import type { InverterGroup } from './inverterGroups.ts'
import { type DcCurve, limitInput } from './inverterLimits.ts'

/** The light of a field on its cells, step by step. */
export interface FieldCells {
  readonly plan: FieldPlan
  readonly lights: readonly ClassLight[]
  /** @param step - of the range */
  readonly at: (step: number) => StepLight
}

/**
 * From light on the cells to the inverters' inputs: writes every `dc...` series of the block and the DC power of each zone.
 *
 * The strings of every class and tier lie in parallel at inputs that share one voltage. Stages: power of the mean light; then with the beam
 * where it falls (`elec_shading`), with all light of the front where it falls (`mismatch_front`, after which the allowance for unequal modules
 * is taken), with that of the rear too (`mismatch_rear`); quality; wires; the inverters' limits (`limitInput`). Each pattern
 * has the same mean, and counts as a share of the power in even light.
 *
 * @param ageFactor - what age leaves of the current, [n]
 * @param groups - of the block's inverters; written, with `out` once they are joined
 * @returns lit steps at which the open strings exceed the inverter's highest DC voltage
 */
export function runFieldDcStages(
  block: Block,
  ratings: BlockRatings,
  electrical: DiodeModule,
  cells: FieldCells,
  ageFactor: Float64Array,
  out: BlockSeries,
  groups: readonly InverterGroup[],
  zones: ZoneSeries,
): number {
  const lit = solveModules(block.module, out.effectiveWm2, out.cellC)
  const circuit = fieldCircuit(block, electrical, cells.plan, lit, out)
  for (let k = 0; k < lit.steps.length; k++) {
    solveStep(circuit, block, ratings, cells, groups, ageFactor, k, out, zones)
  }
  return lit.curves === undefined ? 0 : countOvervoltage(block, lit.curves)
}

/** An input and the light on its cells. */
interface TracedInput {
  readonly cells: ReturnType<typeof makeCellParameters>
  readonly input: InverterInput
  readonly held: InputPoint
  readonly pattern: Float64Array
}

interface FieldCircuit extends TracedInput {
  readonly electrical: DiodeModule
  readonly module: ModuleCircuit
  readonly lit: LitModules
  /** Parameters at 1000 W/m² and the temperature of each lit step. */
  readonly bright: ReturnType<typeof operatingParameters>
  readonly light: CellLight
  readonly split: MismatchSplit
}

function fieldCircuit(
  block: Block,
  electrical: DiodeModule,
  plan: FieldPlan,
  lit: LitModules,
  out: BlockSeries,
): FieldCircuit {
  const module = moduleCircuit(plan.field.circuit.layout, plan.field.circuit.lightBy)
  checkCellRows(plan, module)
  const cellC = Float64Array.from(lit.steps, (step) => out.cellC[step])
  const light = makeCellLight(plan)
  const cells = makeCellParameters()
  return {
    electrical,
    module,
    lit,
    bright: operatingParameters(
      electrical,
      new Float64Array(cellC.length).fill(STC_IRRADIANCE_WM2),
      cellC,
    ),
    cells,
    input: stringsOf(block, plan, module, cells),
    held: makeInputPoint(),
    light,
    pattern: new Float64Array(light.rearWm2.length),
    split: makeMismatchSplit(),
  }
}

/** A kind of strings for each class and tier; a string has the looked-at modules of its table in their shares. */
function stringsOf(
  block: Block,
  plan: FieldPlan,
  module: ModuleCircuit,
  cells: ReturnType<typeof makeCellParameters>,
): InverterInput {
  const kinds = plan.classes.flatMap(({ nodes, share }) =>
    Array.from({ length: nodes.tiers }, () => ({
      circuit: stringCircuit(
        module,
        nodes.columnShare.map((part) => part * block.modulesPerString),
        block.stringWireOhm,
      ),
      count: (share * block.stringCount) / nodes.tiers,
    })),
  )
  return makeInverterInput(
    kinds.map(({ circuit }) => circuit),
    Float64Array.from(kinds, ({ count }) => count),
    cells,
  )
}

/** One lit step. */
function solveStep(
  circuit: FieldCircuit,
  block: Block,
  ratings: BlockRatings,
  field: FieldCells,
  groups: readonly InverterGroup[],
  ageFactor: Float64Array,
  k: number,
  out: BlockSeries,
  zones: ZoneSeries,
): void {
  const { lit, input, cells, split } = circuit
  const { frontMismatchFraction, qualityFraction } = block.allowances
  const i = lit.steps[k]
  const age = ageFactor[i]
  const unequal = 1 - frontMismatchFraction
  const quality = 1 - (qualityFraction ?? 0)
  lightCells(field.plan, field.lights, i, field.at(i), circuit.light)
  const current = age * unequal * quality
  cellParameters(circuit.electrical, circuit.module, circuit.bright, k, current, cells)
  splitMismatch(input, cells, circuit.light, 0, circuit.pattern, split)

  const meanW = ratings.moduleCount * age * lit.points.powerW[k]
  // Light too dim for the circuit, or cells of whose current age has left nothing
  const perEven = split.even.powerW === 0 ? 0 : meanW / grossW(split.even)
  out.dcNominalW[i] = (ratings.nominalDcW * out.effectiveWm2[i]) / STC_IRRADIANCE_WM2
  out.dcAfterDegradationW[i] = out.dcNominalW[i] * age
  out.dcAfterIrradianceLevelW[i] = ratings.moduleCount * age * lit.powerAt25W[k]
  out.dcAfterTemperatureW[i] = meanW
  out.dcAfterElecShadingW[i] = grossW(split.shade) * perEven
  out.dcAfterMismatchFrontW[i] = grossW(split.front) * perEven * unequal
  out.dcAfterMismatchRearW[i] = grossW(split.full) * perEven * unequal
  out.dcAfterQualityW[i] = out.dcAfterMismatchRearW[i] * quality
  const curve = tracedCurve(circuit)
  for (const group of groups) {
    const { limits, out: own } = group
    limitInput(limits, split.full, curve, i, own)
    // The search for the limit of power, or another group, leaves the strings where it ended, which may be elsewhere.
    if (groups.length > 1 || own.dcAfterCurrentLimitW[i] > limits.maxW) {
      totalCurrentA(input, own.dcVoltageV[i])
    }
    addToZones(field.plan, input, group, i, zones)
  }
}

/** The curve of the strings in the full pattern of light; the input is left at the point that was asked for last. */
export function tracedCurve({ input, cells, pattern, held }: TracedInput): DcCurve {
  return {
    within: (limits) => {
      loadInverterInput(input, cells, pattern, 0)
      return { ...maximumInputPower(input, limits, held) }
    },
    voltageAtW: (powerW, { voltageV }) =>
      bisect(
        (x) => x * totalCurrentA(input, x) < powerW,
        voltageV,
        Math.max(voltageV, openVoltageV(input)),
      ),
  }
}

/** Power at the strings, before their wires. */
function grossW({ powerW, wireLossW }: InputPoint): number {
  return powerW + wireLossW
}

/** DC power of each class at the inputs of a group of inverters, in proportion to its current at the voltage that the input was left at. */
function addToZones(
  { classes }: FieldPlan,
  { stringA, counts }: InverterInput,
  { share, out: { dcMppW } }: InverterGroup,
  i: number,
  zones: ZoneSeries,
): void {
  if (dcMppW[i] === 0) return
  const sumA = counts.reduce((sum, count, kind) => sum + count * stringA[kind], 0)
  let kind = 0
  classes.forEach(({ nodes }, index) => {
    let currentA = 0
    for (let tier = 0; tier < nodes.tiers; tier++) {
      currentA += counts[kind] * stringA[kind]
      kind++
    }
    zones.dcMppW[index][i] += (share * dcMppW[i] * currentA) / sumA
  })
}
