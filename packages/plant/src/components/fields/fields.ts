import type { z } from 'zod'

export type FieldType =
  | 'number'
  | 'integer'
  | 'select'
  | 'boolean'
  | 'numberPair'
  | 'numberTriple'
  /** A fixed count of numbers, `partLabels` names them. */
  | 'numberList'
  /** A number for each hour of the day of each month: 12 times 24, January's first. */
  | 'hourTable'
  /** Times with a value each. */
  | 'periodList'
  /** Rows of named numbers, `columns` describes them. */
  | 'pointList'
  /** Efficiency curves: rows of points under a voltage each. */
  | 'curveList'
  /** Lines of a script. */
  | 'script'
  | 'text'
  | 'date'
  /** Stored with the record, never drawn. */
  | 'hidden'

export interface FieldOption {
  readonly value: string | number
  readonly label: string
}

/** One column of a list of points. */
export interface FieldColumn {
  readonly name: string
  readonly label: string
  readonly unit: string
  readonly shownUnit: string
  readonly shownFactor: number
}

/**
 * All there is to know about one field: how a form draws it and what it may hold.
 * `isVisible` and `isDisabled` must bear incomplete records.
 */
export interface FieldDescriptor<P extends object = object> {
  readonly name: string
  readonly label: string
  /** Title of the form section. */
  readonly group: string
  readonly type: FieldType
  /** Unit of the stored number; empty where it has none. */
  readonly unit: string
  readonly shownUnit: string
  /** Shown number = stored number · factor. */
  readonly shownFactor: number
  /** The choices of a select; suggestions on a number. */
  readonly options?: readonly FieldOption[]
  /** Suggestions on a number that follow from other fields. */
  suggest?(parameters: P): readonly FieldOption[]
  /** Titles of the parts of a pair, triple or list. */
  readonly partLabels?: readonly string[]
  readonly columns?: readonly FieldColumn[]
  readonly help?: string
  /** May be left empty (null). */
  readonly isOptional: boolean
  /** The stored value that an empty field stands for; of a list, of each of its parts. */
  readonly absentValue?: string | number
  readonly rule: z.ZodType
  /** What a plant document may hold, where that is more than the form asks for. */
  readonly documentRule?: z.ZodType
  isVisible(parameters: P): boolean
  isDisabled(parameters: P): boolean
}
