import type { Block } from '../block/block.ts'
import type { BlockComponentKind } from '../block/linkedComponents.ts'
import { parseBlock, parseSystemParameters } from '../block/parseBlock.ts'
import { type SystemParameters, validateSystemParameters } from '../block/systemParameters.ts'
import { validateBlock } from '../block/validateBlock.ts'
import type { FieldError } from '../components/fields/fieldError.ts'
import type { FieldDescriptor } from '../components/fields/fields.ts'
import { valueOf } from '../components/fields/validateFields.ts'
import { fieldsOf } from '../components/validateComponent.ts'
import type { Loss } from './loss.ts'

/** Whether the values of a loss are entered with it: those of components and stages have forms of their own. */
export const isEnteredAlone = ({ holder, fields }: Loss): boolean =>
  (holder === 'block' || holder === 'system') && fields.every(({ type }) => type !== 'text')

/** Of what kind of component a loss is; undefined: it is of blocks or of the plant. */
export const lossComponentKind = ({ holder }: Loss): BlockComponentKind | undefined =>
  holder === 'block' || holder === 'system' ? undefined : holder

/** The fields of a component that are entered with a loss: of a choice of models its whole section, which has the parameters of the models. */
export function lossComponentFields(
  loss: Loss,
  kind: BlockComponentKind,
): readonly FieldDescriptor[] {
  const [first] = loss.fields
  if (first?.type !== 'select') return loss.fields
  return fieldsOf(kind).filter(({ group }) => group === first.group)
}

/** The block with the values of a loss as another record has them. @throws AppError INVALID_PLANT_DOCUMENT */
export const blockWithLoss = (block: Block, loss: Loss, values: object): Block =>
  parseBlock({ ...block, ...ownValues(loss, values) })

/** As `blockWithLoss`, of the plant. */
export const systemWithLoss = (
  system: SystemParameters,
  loss: Loss,
  values: object,
): SystemParameters => parseSystemParameters({ ...system, ...ownValues(loss, values) })

/** What is wrong with the fields of a loss; mistakes elsewhere in the record are not its own. */
export const blockLossErrors = (loss: Loss, block: Block): readonly FieldError[] =>
  ownErrors(loss, validateBlock(block))

export const systemLossErrors = (loss: Loss, system: SystemParameters): readonly FieldError[] =>
  ownErrors(loss, validateSystemParameters(system))

const ownValues = ({ fields }: Loss, values: object): object =>
  Object.fromEntries(fields.map(({ name }) => [name, valueOf(values, name)]))

const ownErrors = ({ fields }: Loss, errors: readonly FieldError[]): readonly FieldError[] =>
  errors.filter(({ path }) => fields.some(({ name }) => name === path.split('.', 1)[0]))
