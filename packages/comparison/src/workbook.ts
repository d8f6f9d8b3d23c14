import { z } from 'zod'

/** Where the data of a workbook are from. */
export const DATASET_SOURCES = ['simulation', 'meteo', 'custom', 'deployment'] as const
export type DatasetSource = (typeof DATASET_SOURCES)[number]

/** What is compared. The label is stored: it names what may have been deleted. */
export const comparedDatasetSchema = z
  .strictObject({
    id: z.string().min(1).max(64),
    label: z.string().max(300),
    source: z.enum(DATASET_SOURCES),
  })
  .readonly()
export type ComparedDataset = z.infer<typeof comparedDatasetSchema>

export const VIEWS = [
  'series',
  'months',
  'scatter',
  'distribution',
  'days',
  'runs',
  'weather',
] as const

/** Intervals that steps can be joined to; auto: the shortest that both have. */
export const INTERVALS = ['auto', 'FifteenMinutes', 'OneHour', 'OneDay'] as const

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOST_SHIFT_MINUTES = 1440

/** What of one dataset is compared. */
export const columnChoiceSchema = z
  .strictObject({
    /** Null: the first that suits. */
    column: z.string().max(200).nullable(),
    /** A block, zone or sensor of the dataset; null: the whole. */
    part: z.string().max(200).nullable(),
    /** Added to the times of the dataset. */
    shift_minutes: z.number().min(-MOST_SHIFT_MINUTES).max(MOST_SHIFT_MINUTES),
  })
  .readonly()
export type ColumnChoice = z.infer<typeof columnChoiceSchema>

export const parametersSchema = z
  .strictObject({
    a: columnChoiceSchema,
    b: columnChoiceSchema,
    alignment: z.enum(['auto', 'instant', 'calendar']),
    interval: z.enum(INTERVALS),
    /** Days of site time, both part of the period; null: all there is. */
    from: z.string().regex(DAY, 'must be a day, as 2026-03-31').nullable(),
    to: z.string().regex(DAY, 'must be a day, as 2026-03-31').nullable(),
    view: z.enum(VIEWS),
    /** Name of a block that two runs have; null: the whole system. */
    block: z.string().max(200).nullable(),
    /** Column of two weather datasets that is drawn; null: the first. */
    weather_column: z.string().max(40).nullable(),
  })
  .readonly()
export type WorkbookParameters = z.infer<typeof parametersSchema>

/** A saved selection that can be gone back to. */
export const tagSchema = z
  .strictObject({
    id: z.string().min(1).max(64),
    name: z.string().min(1, 'must not be empty').max(100),
    createdAt: z.iso.datetime(),
    dataset_a: comparedDatasetSchema.nullable(),
    dataset_b: comparedDatasetSchema.nullable(),
    parameters: parametersSchema,
  })
  .readonly()
export type WorkbookTag = z.infer<typeof tagSchema>

const MOST_TAGS = 100

/** What a workbook stores beside its name and its datasets. */
export const workbookDataSchema = z
  .strictObject({
    version: z.literal(1),
    parameters: parametersSchema,
    tags: z.array(tagSchema).max(MOST_TAGS, `at most ${MOST_TAGS} tags`).readonly(),
  })
  .readonly()
export type WorkbookData = z.infer<typeof workbookDataSchema>

const NO_CHOICE: ColumnChoice = { column: null, part: null, shift_minutes: 0 }

export const NEW_PARAMETERS: WorkbookParameters = {
  a: NO_CHOICE,
  b: NO_CHOICE,
  alignment: 'auto',
  interval: 'auto',
  from: null,
  to: null,
  view: 'series',
  block: null,
  weather_column: null,
}

const LENGTHS_S = { FifteenMinutes: 900, OneHour: 3600, OneDay: 86_400 } as const

/** Undefined: the shortest that both have. */
export const intervalOf = ({
  interval,
}: Pick<WorkbookParameters, 'interval'>): number | undefined =>
  interval === 'auto' ? undefined : LENGTHS_S[interval]
