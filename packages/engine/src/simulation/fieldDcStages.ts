import { sum } from '@duet/units'
import {
  type CellParameters,
  cellParameters,
  makeCellParameters,
} from '../circuit/cellParameters.ts'
import { openVoltageV, totalCurrentA } from '../circuit/globalPoint.ts'
import {
  type InputPoint,
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
import {
  atOneVoltage,
  atOwnVoltages,
  type MppTracker,
  type TrackedStrings,
} from '../circuit/mppTrackers.ts'
import type { SearchErrors } from '../circuit/searchErrors.ts'
import { type StringCircuit, stringCircuit } from '../circuit/stringCircuit.ts'
import { bisect } from '../electrical/bisect.ts'
import { type DiodeModule, operatingParameters } from '../electrical/operatingParameters.ts'
import { STC_IRRADIANCE_WM2 } from '../electrical/physicalConstants.ts'
import type { ClassLight } from '../field/fieldLight.ts'
import type { FieldPlan } from '../field/fieldPlan.ts'
import { checkCellRows, lightCells, makeCellLight, type StepLight } from '../field/stringLight.ts'
import type { Block } from '../model/block.ts'
import type { BlockRatings, BlockSeries, ZoneSeries } from '../model/output.ts'
import { countOvervoltage, type LitModules, solveModules } from './dcStages.ts'
import type { InverterGroup } from './inverters/inverterGroups.ts'
import {
  type DcCurve,
  type DcPoint,
  type LimitedInput,
  limitInput,
} from './inverters/inverterLimits.ts'

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

interface FieldCircuit {
  readonly cells: CellParameters
  readonly strings: TrackedStrings
  readonly inputs: readonly LimitedInput[]
  readonly pattern: Float64Array
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
  const pattern = new Float64Array(light.rearWm2.length)
  const strings = stringsOf(block, plan, module, cells)
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
    strings,
    inputs: limitedInputs(strings, cells, pattern),
    light,
    pattern,
    split: makeMismatchSplit(),
  }
}

/** A kind of strings for each class and tier; a string has the looked-at modules of its table in their shares. */
function stringsOf(
  block: Block,
  plan: FieldPlan,
  module: ModuleCircuit,
  cells: CellParameters,
): TrackedStrings {
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
  const circuits = kinds.map(({ circuit }) => circuit)
  const counts = Float64Array.from(kinds, ({ count }) => count)
  return trackedStrings(block, circuits, counts, cells)
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
  const { lit, strings, inputs, cells, split } = circuit
  const { frontMismatchFraction, qualityFraction } = block.allowances
  const i = lit.steps[k]
  const age = ageFactor[i]
  const unequal = 1 - frontMismatchFraction
  const quality = 1 - (qualityFraction ?? 0)
  lightCells(field.plan, field.lights, i, field.at(i), circuit.light)
  const current = age * unequal * quality
  cellParameters(circuit.electrical, circuit.module, circuit.bright, k, current, cells)
  splitMismatch(strings, cells, circuit.light, 0, circuit.pattern, split)

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
  for (const group of groups) {
    const { limits, out: own } = group
    const held = limitInput(limits, inputs, i, own)
    // The search for the limit of power, or another group, leaves the strings where it ended, which may be elsewhere.
    if (groups.length > 1 || own.dcAfterCurrentLimitW[i] > limits.maxW) {
      totalCurrentA(strings.all, own.dcVoltageV[i])
    }
    addToZones(field.plan, kindWeights(strings, held), group, i, zones)
  }
}

/** Strings of several kinds in parallel, or where the block says so each kind at its own voltage. */
export function trackedStrings(
  { mppTrackers }: Block,
  circuits: readonly StringCircuit[],
  counts: Float64Array,
  cells: CellParameters,
  errors?: SearchErrors,
): TrackedStrings {
  const all = makeInverterInput(circuits, counts, cells, errors)
  return mppTrackers === 'separate'
    ? atOwnVoltages(all, circuits, cells, errors)
    : atOneVoltage(all)
}

/**
 * Strings as limits see them, at the points where they were solved last.
 *
 * @param pattern - light on the cells of all, read whenever a limit holds
 */
export function limitedInputs(
  { trackers }: TrackedStrings,
  cells: CellParameters,
  pattern: Float64Array,
): readonly LimitedInput[] {
  return trackers.map((tracker) => ({
    free: tracker.point,
    curve: tracedCurve(tracker, cells, pattern),
    share: tracker.share,
  }))
}

/** The curve of strings in the full pattern of light; they are left at the point that was asked for last. */
function tracedCurve(
  { input, lightFrom }: MppTracker,
  cells: CellParameters,
  pattern: Float64Array,
): DcCurve {
  const held = makeInputPoint()
  return {
    within: (limits) => {
      loadInverterInput(input, cells, pattern, lightFrom)
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

/** What the kinds of strings give, in proportion: their current where they share the voltage that they were left at. */
function kindWeights(
  { all: { counts, stringA }, trackers }: TrackedStrings,
  held: readonly DcPoint[],
): readonly number[] {
  if (trackers.length > 1) return trackers.map(({ share }, kind) => share * held[kind].powerW)
  return Array.from(counts, (count, kind) => count * stringA[kind])
}

/** DC power of each class at the inputs of a group of inverters. */
function addToZones(
  { classes }: FieldPlan,
  kindWeight: readonly number[],
  { share, out: { dcMppW } }: InverterGroup,
  i: number,
  zones: ZoneSeries,
): void {
  if (dcMppW[i] === 0) return
  const whole = sum(kindWeight)
  let kind = 0
  classes.forEach(({ nodes }, index) => {
    let own = 0
    for (let tier = 0; tier < nodes.tiers; tier++) own += kindWeight[kind++]
    zones.dcMppW[index][i] += (share * dcMppW[i] * own) / whole
  })
}
