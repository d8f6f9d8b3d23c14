import type { PvsystSubArray } from '../../pvsyst/variantTypes.ts'
import type { PlanContext } from './importPlan.ts'
import { writeArrayLosses } from './lossRows.ts'

/** What becomes of a sub-array and its losses. */
export function writeArrayRows(context: PlanContext, subArray: PvsystSubArray): void {
  const { name, inverters, strings, modulesPerString, sharedInverterId } = subArray
  const { book } = context
  book.write('Blocks', 'taken', {
    item: name,
    given: `${strings ?? 0} strings of ${modulesPerString ?? 0} modules, ${inverters ?? 0} inverters`,
    becomes: `Block ${name}`,
  })
  if (sharedInverterId !== null) {
    const note = 'Each block has inverters of its own.'
    book.write('Blocks', 'not_taken', {
      item: `${name}: shared inverter`,
      given: String(sharedInverterId),
      note,
    })
  }
  writeArrayLosses(context, subArray)
}
