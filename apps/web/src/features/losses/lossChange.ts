import {
  type Block,
  blockLossErrors,
  blockWithLoss,
  type FieldError,
  fieldLabel,
  type Loss,
  systemLossErrors,
  systemWithLoss,
} from '@duet/plant'
import type { FieldProblem } from '../../ui/FieldErrors.tsx'
import type { System } from './lossRows.ts'

interface LossProblem extends FieldProblem {
  /** Path of the field in its record. */
  readonly at: string
}

/** Records with a loss as it was typed, and what is wrong with them. */
export interface LossChange {
  readonly blocks?: readonly Block[]
  readonly system?: System
  readonly problems: readonly LossProblem[]
}

/** Blocks that are named by one mistake; the others have it too. */
const MOST_NAMED = 3

export function changedBlocks(loss: Loss, blocks: readonly Block[], values: object): LossChange {
  const changed = blocks.map((block) => blockWithLoss(block, loss, values))
  const found = changed.flatMap((block) =>
    blockLossErrors(loss, block).map((error) => ({ name: block.name, error })),
  )
  const alike = Map.groupBy(found, ({ error }) => `${error.path} ${error.message}`)
  const problems = [...alike.values()].flatMap((same) => {
    const [first] = same
    const names = same.slice(0, MOST_NAMED).map(({ name }) => name)
    const others = same.length > MOST_NAMED ? ` and ${same.length - MOST_NAMED} more` : ''
    return first ? [problemOf(loss, first.error, `${names.join(', ')}${others}: `)] : []
  })
  return { blocks: changed, problems }
}

export function changedSystem(loss: Loss, before: System, values: object): LossChange {
  const system = systemWithLoss(before, loss, values)
  return { system, problems: systemLossErrors(loss, system).map((error) => problemOf(loss, error)) }
}

const problemOf = (loss: Loss, { path, message }: FieldError, whose = ''): LossProblem => ({
  at: path,
  path: `${whose}${fieldLabel(loss.fields, path)}`,
  message,
})
