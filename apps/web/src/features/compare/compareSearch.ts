import { DATASET_SOURCES, INTERVALS, NEW_PARAMETERS, type Selection, VIEWS } from '@duet/comparison'
import * as z from 'zod'

const text = z.string().optional().catch(undefined)
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional()
  .catch(undefined)
const shift = z.number().min(-1440).max(1440).optional().catch(undefined)

/** What of a comparison stands in the address: all that differs from a new one. */
export const compareSearch = z.object({
  /** Source and id of a dataset, 'meteo:…'; an id alone is of a run. */
  a: text,
  b: text,
  a_part: text,
  b_part: text,
  a_column: text,
  b_column: text,
  /** Minutes. */
  a_shift: shift,
  b_shift: shift,
  alignment: z.enum(['instant', 'calendar']).optional().catch(undefined),
  interval: z.enum(INTERVALS).optional().catch(undefined),
  from: day,
  to: day,
  view: z.enum(VIEWS).optional().catch(undefined),
  /** Name of a block that both runs have; absent: the whole system. */
  block: text,
  /** Of two weather datasets, the one that is drawn. */
  weather: text,
})
export type CompareSearch = z.infer<typeof compareSearch>

type Dataset = NonNullable<Selection['dataset_a']>

/** The name of a dataset by its source and id; undefined where it is not known. */
export type LabelOf = (dataset: Pick<Dataset, 'source' | 'id'>) => string | undefined

/** The address of what is shown. */
export function searchOf({ dataset_a, dataset_b, parameters: p }: Selection): CompareSearch {
  return {
    a: dataset_a ? refOf(dataset_a) : undefined,
    b: dataset_b ? refOf(dataset_b) : undefined,
    a_part: p.a.part ?? undefined,
    b_part: p.b.part ?? undefined,
    a_column: p.a.column ?? undefined,
    b_column: p.b.column ?? undefined,
    a_shift: p.a.shift_minutes || undefined,
    b_shift: p.b.shift_minutes || undefined,
    alignment: p.alignment === 'auto' ? undefined : p.alignment,
    interval: p.interval === 'auto' ? undefined : p.interval,
    from: p.from ?? undefined,
    to: p.to ?? undefined,
    view: p.view,
    block: p.block ?? undefined,
    weather: p.weather_column ?? undefined,
  }
}

/** Whether the address says what is shown; else the workbook does. */
export const saysWhat = (search: CompareSearch): boolean =>
  Object.values(search).some((value) => value !== undefined)

/** What an address shows. */
export function selectionOf(search: CompareSearch, labelOf: LabelOf): Selection {
  const dataset_a = datasetOf(search.a, labelOf)
  const dataset_b = datasetOf(search.b, labelOf)
  const choice = (side: 'a' | 'b') => ({
    column: search[`${side}_column`] ?? null,
    part: search[`${side}_part`] ?? null,
    shift_minutes: search[`${side}_shift`] ?? 0,
  })
  return {
    dataset_a,
    dataset_b,
    parameters: {
      ...NEW_PARAMETERS,
      a: choice('a'),
      b: choice('b'),
      alignment: search.alignment ?? 'auto',
      interval: search.interval ?? 'auto',
      from: search.from ?? null,
      to: search.to ?? null,
      // links of before there were workbooks name two runs and no view
      view: search.view ?? 'runs',
      block: search.block ?? null,
      weather_column: search.weather ?? null,
    },
  }
}

/** A run by its id alone, as links have always had it. */
export const refOf = ({ source, id }: Pick<Dataset, 'source' | 'id'>): string =>
  source === 'simulation' ? id : `${source}:${id}`

function datasetOf(ref: string | undefined, labelOf: LabelOf): Dataset | null {
  if (!ref) return null
  const [first = '', second] = ref.split(':')
  const source =
    second === undefined ? 'simulation' : DATASET_SOURCES.find((known) => known === first)
  const id = second ?? first
  return source && id !== '' ? { source, id, label: labelOf({ source, id }) ?? '' } : null
}
