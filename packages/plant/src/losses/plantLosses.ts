import type { Block } from '../block/block.ts'
import { type ComponentKind, RELATION_KEYS } from '../components/kinds.ts'
import type { NumberText } from '../components/valueText.ts'
import type { PlantDocument } from '../document/plantDocument.ts'
import type { Loss } from './loss.ts'
import { LOSSES } from './lossTable.ts'
import { lossIdentity, lossText } from './lossText.ts'

/** What a plant's losses are read from. */
export type LossDesign = Pick<PlantDocument, 'blocks' | 'components' | 'system_parameters'>

/** The component that a value is of. */
export interface LossComponent {
  readonly kind: ComponentKind
  readonly id: string
  readonly name: string
}

export interface LossValue {
  readonly isSet: boolean
  /** Empty where it is not set. */
  readonly text: string
  readonly component?: LossComponent
  /** The record that says it; undefined: a block without such a component. */
  readonly record: object | undefined
}

export interface BlockLoss {
  readonly block: Block
  readonly value: LossValue
}

/** A loss of a plant: the value that most of its blocks have, and those that have another. */
export interface PlantLoss {
  readonly loss: Loss
  readonly value: LossValue
  readonly differing: readonly BlockLoss[]
}

/** Every loss of a plant, set or not. */
export function plantLosses(design: LossDesign, number?: NumberText): readonly PlantLoss[] {
  const components = new Map(design.components.map((component) => [component.id, component]))
  return LOSSES.map((loss) => {
    if (loss.holder === 'system') {
      const value = valueFrom(loss, design.system_parameters, number)
      return { loss, value, differing: [] }
    }
    const values = design.blocks.map((block) => ({
      block,
      value: valueOfBlock(loss, block, components, number),
    }))
    return { loss, ...commonest(loss, values) }
  })
}

function commonest(loss: Loss, values: readonly BlockLoss[]): Omit<PlantLoss, 'loss'> {
  const identity = ({ value: { isSet, record } }: BlockLoss): string =>
    isSet && record ? lossIdentity(loss, record) : ''
  const alike = [...Map.groupBy(values, identity).values()]
  // of groups of one size the first: that of the first block
  const [most] = alike.toSorted((a, b) => b.length - a.length)
  const [first] = most ?? []
  if (!most || !first) return { value: NOT_THERE, differing: [] }
  const same = new Set(most)
  return { value: first.value, differing: values.filter((one) => !same.has(one)) }
}

const NOT_THERE: LossValue = { isSet: false, text: '', record: undefined }

type Components = ReadonlyMap<string, LossDesign['components'][number]>

function valueOfBlock(
  loss: Loss,
  block: Block,
  components: Components,
  number?: NumberText,
): LossValue {
  const { holder } = loss
  if (holder === 'block' || holder === 'system') return valueFrom(loss, block, number)
  const component = components.get(block[RELATION_KEYS[holder]] ?? '')
  if (!component) return NOT_THERE
  const { id, kind, name } = component
  return { ...valueFrom(loss, component.parameters, number), component: { id, kind, name } }
}

/** A field that the record does not show has no part in the plant: rear shade of a block that is traced. */
function valueFrom(loss: Loss, record: object, number?: NumberText): LossValue {
  const isSet = loss.isSet(record) && (loss.fields[0]?.isVisible(record) ?? false)
  return { isSet, text: isSet ? lossText(loss, record, number) : '', record }
}
