import type { ComparedDataset, WorkbookData, WorkbookParameters, WorkbookTag } from './workbook.ts'

/** What a workbook shows: two datasets, and what of them. */
export interface Selection {
  /** Null: none is chosen. */
  readonly dataset_a: ComparedDataset | null
  readonly dataset_b: ComparedDataset | null
  readonly parameters: WorkbookParameters
}

/** A and B change sides; what is compared of each stays at its side. */
export const swapDatasets = ({ dataset_a, dataset_b, parameters }: Selection): Selection => ({
  dataset_a: dataset_b,
  dataset_b: dataset_a,
  parameters,
})

/** What is compared of A is compared of B, and the other way round. */
export const swapParameters = ({ parameters, ...datasets }: Selection): Selection => ({
  ...datasets,
  parameters: { ...parameters, a: parameters.b, b: parameters.a },
})

type Tags = WorkbookData['tags']

/** 'Tag #n', with the least n above those that there are. */
export function newTagName(tags: Tags): string {
  const numbers = tags.map(({ name }) => Number(/^Tag #(\d+)$/.exec(name)?.[1] ?? 0))
  return `Tag #${Math.max(0, ...numbers) + 1}`
}

export const withTag = (
  tags: Tags,
  selection: Selection,
  made: Pick<WorkbookTag, 'id' | 'createdAt'>,
): Tags => [...tags, { ...made, name: newTagName(tags), ...selection }]

export const renamedTag = (tags: Tags, id: string, name: string): Tags =>
  tags.map((tag) => (tag.id === id ? { ...tag, name } : tag))

export const withoutTag = (tags: Tags, id: string): Tags => tags.filter((tag) => tag.id !== id)

/** The selection of a tag becomes that which is shown now. */
export const resetTag = (tags: Tags, id: string, selection: Selection): Tags =>
  tags.map((tag) => (tag.id === id ? { ...tag, ...selection } : tag))

export const selectionOf = ({ dataset_a, dataset_b, parameters }: WorkbookTag): Selection => ({
  dataset_a,
  dataset_b,
  parameters,
})

/** Whether two selections show the same. */
export const isSameSelection = (one: Selection, other: Selection): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

/** Keys in one order, whoever wrote them; the label of a dataset is only its name. */
const ordered = ({ dataset_a, dataset_b, parameters: p }: Selection): readonly unknown[] => [
  ...[dataset_a, dataset_b].map((dataset) => dataset && [dataset.source, dataset.id]),
  ...[p.a, p.b].map(({ column, part, shift_minutes }) => [column, part, shift_minutes]),
  [p.alignment, p.interval, p.from, p.to, p.view, p.block, p.weather_column],
]
