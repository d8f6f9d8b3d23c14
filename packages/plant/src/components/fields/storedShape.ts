import { z } from 'zod'
import { HOURS_OF_TABLE } from './defineFields.ts'
import type { FieldError } from './fieldError.ts'
import { fieldMessage } from './fieldMessage.ts'
import type { FieldDescriptor, FieldType } from './fields.ts'
import { valueOf } from './validateFields.ts'

/**
 * Whether a record has the types of its fields, so that it may be stored: numbers may still be out of range, for a
 * design is saved while it is being worked on.
 */
export function storedShapeErrors(
  fields: readonly FieldDescriptor[],
  record: object,
): readonly FieldError[] {
  return fields.flatMap((field) => {
    const shape = storedShape(field)
    const parsed = (field.isOptional ? shape.nullish() : shape).safeParse(
      valueOf(record, field.name),
      {
        error: fieldMessage,
      },
    )
    if (parsed.success) return []
    return parsed.error.issues.map((issue) => ({
      path: [field.name, ...issue.path].join('.'),
      message: issue.message,
    }))
  })
}

/** Whether the record has the types of its fields; see `storedShapeErrors`. */
export function hasStoredShape<P extends object>(
  fields: readonly FieldDescriptor<P>[],
  record: object,
): record is P {
  return storedShapeErrors(fields, record).length === 0
}

const points = z.array(z.record(z.string(), z.number()))

const SHAPES: Readonly<Record<Exclude<FieldType, 'select' | 'numberList'>, z.ZodType>> = {
  number: z.number(),
  integer: z.number(),
  boolean: z.boolean(),
  numberPair: z.tuple([z.number(), z.number()]),
  numberTriple: z.tuple([z.number(), z.number(), z.number()]),
  hourTable: z.array(z.number()).length(HOURS_OF_TABLE),
  pointList: points,
  curveList: z.array(z.object({ input_voltage: z.number(), points })),
  periodList: z.array(
    z.object({ from: z.string(), to: z.string(), value: z.number(), note: z.string().nullish() }),
  ),
  script: z.string(),
  text: z.string(),
  date: z.string(),
  hidden: z.record(z.string(), z.unknown()),
}

function storedShape({ type, options = [], partLabels = [] }: FieldDescriptor): z.ZodType {
  if (type === 'select') return z.literal(options.map(({ value }) => value))
  if (type === 'numberList') return z.array(z.number()).length(partLabels.length)
  return SHAPES[type]
}
