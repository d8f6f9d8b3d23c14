import { type BlockInSpace, fieldPlan } from '../../field/fieldPlan.ts'
import { fieldRotations } from '../../field/fieldRotations.ts'
import { type RowRotations, turnsByRow } from '../../tracking/rowBacktracking.ts'
import { applyController } from '../../tracking/stow.ts'

/**
 * Rotations of all tables of a block that backtrack each by itself, as its controller leaves them without weather: offset, stuck and within the
 * bounds. Undefined for a block that turns as one.
 */
export function tableRotations(block: BlockInSpace): RowRotations | undefined {
  const { mount } = block
  if (mount.kind !== 'singleAxis' || !turnsByRow(mount)) return undefined
  const plan = fieldPlan(block)
  const rotations = plan && fieldRotations(plan)
  return (
    rotations &&
    ((sun, out) => {
      rotations(sun, out)
      applyController(mount, {}, out)
    })
  )
}
