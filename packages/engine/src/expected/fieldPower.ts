import { cellParameters, makeCellParameters } from '../circuit/cellParameters.ts'
import { makeInputPoint } from '../circuit/inverterInput.ts'
import { moduleCircuit } from '../circuit/moduleCircuit.ts'
import { solveTrackers } from '../circuit/mppTrackers.ts'
import { POWER_ERRORS } from '../circuit/searchErrors.ts'
import { stringCircuit } from '../circuit/stringCircuit.ts'
import { type DiodeModule, operatingParameters } from '../electrical/operatingParameters.ts'
import { STC_IRRADIANCE_WM2 } from '../electrical/physicalConstants.ts'
import { lightPool } from '../field/pooledLight.ts'
import { checkCellRows, lightCells, makeCellLight } from '../field/stringLight.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import { litSteps } from '../simulation/dcStages.ts'
import { type FieldCells, limitedInputs, trackedStrings } from '../simulation/fieldDcStages.ts'
import type { InverterGroup } from '../simulation/inverters/inverterGroups.ts'
import { limitInput } from '../simulation/inverters/inverterLimits.ts'

/**
 * From light on the cells to the inverters' inputs as `runFieldDcStages`, without what is lost on the way: the strings are solved in
 * the light that falls on them, pooled (`LightPool`), not in the patterns between even light and that. Writes
 * the stages from `dcAfterWireW` to `dcCurrentA`.
 *
 * @param ageFactor - what age leaves of the current, [n]
 * @param groups - of the block's inverters; written, with `out` once they are joined
 */
export function runFieldPower(
  block: Block,
  electrical: DiodeModule,
  field: FieldCells,
  ageFactor: Float64Array,
  out: BlockSeries,
  groups: readonly InverterGroup[],
): void {
  const { plan, lights } = field
  const steps = litSteps(out.effectiveWm2)
  const module = moduleCircuit(plan.field.circuit.layout, plan.field.circuit.lightBy)
  checkCellRows(plan, module)
  const cells = makeCellParameters()
  const { kinds, lightCount, pool } = lightPool(plan, module)
  const strings = trackedStrings(
    block,
    kinds.map(({ moduleShare }) =>
      stringCircuit(
        module,
        Float64Array.from(moduleShare, (share) => share * block.modulesPerString),
        block.stringWireOhm,
      ),
    ),
    Float64Array.from(kinds, ({ share }) => share * block.stringCount),
    cells,
    POWER_ERRORS,
  )
  const light = makeCellLight(plan)
  const pattern = new Float64Array(lightCount)
  const free = makeInputPoint()
  const inputs = limitedInputs(strings, cells, pattern)
  const { frontMismatchFraction, qualityFraction } = block.allowances
  const allowed = (1 - frontMismatchFraction) * (1 - (qualityFraction ?? 0))
  const cellC = Float64Array.from(steps, (step) => out.cellC[step])
  const even = new Float64Array(cellC.length).fill(STC_IRRADIANCE_WM2)
  const bright = operatingParameters(electrical, even, cellC)
  for (let k = 0; k < steps.length; k++) {
    const i = steps[k]
    lightCells(plan, lights, i, field.at(i), light)
    pool(light, pattern)
    cellParameters(electrical, module, bright, k, ageFactor[i] * allowed, cells)
    solveTrackers(strings, cells, pattern, free)
    for (const { limits, out: own } of groups) limitInput(limits, inputs, i, own)
  }
}
