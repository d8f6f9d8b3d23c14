import { WATERFALL_STAGES } from '@duet/engine'
import type { BlockComponentKind } from '../block/linkedComponents.ts'
import type { FieldDescriptor } from '../components/fields/fields.ts'
import { valueOf } from '../components/fields/validateFields.ts'

/** Where losses enter, in the order of a loss table. */
export const LOSS_ENTRIES = {
  front: 'Light on the front',
  rear: 'Light on the rear',
  dc: 'DC power',
  ac: 'AC power',
  energy: 'Energy',
} as const

export type LossEntry = keyof typeof LOSS_ENTRIES

/** A row of the loss account. */
export type LossStage = (typeof WATERFALL_STAGES)[number]['key']

/** The record that has the fields of a loss: each block, the plant, or the component of each block. */
export type LossHolder = 'block' | 'system' | BlockComponentKind

/** Something that takes energy, as people enter it. */
export interface Loss {
  readonly key: string
  readonly label: string
  readonly enters: LossEntry
  readonly stages: readonly LossStage[]
  readonly holder: LossHolder
  /** The first says whether there is a loss; of a choice of models the others are their parameters. */
  readonly fields: readonly FieldDescriptor[]
  isSet(record: object): boolean
}

export interface LossFacts<P extends object> {
  readonly fields: readonly (keyof P & string)[]
  readonly enters: LossEntry
  readonly stages: readonly LossStage[]
  /** Absent: that of its first field. */
  readonly label?: string
  /** Absent: the first field says more than its absence does. */
  isSet?(record: P): boolean
}

/** Losses of one holder, made from the declarations of its fields. */
export function lossesOf<P extends object>(
  holder: LossHolder,
  all: readonly FieldDescriptor<P>[],
  facts: Readonly<Record<string, LossFacts<P>>>,
): readonly Loss[] {
  return Object.entries(facts).map(([key, { fields: names, ...own }]) => {
    const fields = names.flatMap((name) => all.filter((field) => field.name === name))
    const [first] = fields
    const isSet = (record: object): boolean =>
      first !== undefined && saysMore(first, valueOf(record, first.name))
    return { key, holder, label: first?.label ?? key, fields, isSet, ...own }
  })
}

function saysMore({ isOptional, absentValue }: FieldDescriptor, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((part) => part !== 0)
  if (typeof value === 'number') return isOptional || value !== 0
  return Boolean(value) && value !== absentValue
}

/** The stages of the loss account that show it. */
export const lossStageText = ({ stages }: Loss): string =>
  WATERFALL_STAGES.flatMap(({ key, label }) => (stages.includes(key) ? [label] : [])).join(', ')
