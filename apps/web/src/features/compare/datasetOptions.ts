import type { ComparedDataset, DatasetSource, Selection } from '@duet/comparison'
import { formatDateTime } from '../../lib/formatTime.ts'
import { type LabelOf, refOf } from './compareSearch.ts'
import type { DatasetChoice } from './useCompareData.ts'

const GROUPS: Readonly<Record<DatasetSource, string>> = {
  simulation: 'Simulations',
  meteo: 'Weather',
  custom: 'Custom datasets',
  deployment: 'Monitored plant',
}

export interface DatasetOptions {
  readonly group: string
  readonly items: { readonly value: string; readonly label: string }[]
}

/** What can be chosen, by its source. */
export function datasetOptions(datasets: readonly DatasetChoice[]): readonly DatasetOptions[] {
  return Object.entries(GROUPS).flatMap(([source, group]) => {
    const items = datasets
      .filter((dataset) => dataset.source === source)
      .map((dataset) => ({ value: refOf(comparedOf(dataset)), label: optionText(dataset) }))
    return items.length === 0 ? [] : [{ group, items }]
  })
}

const optionText = ({ label, created_at }: DatasetChoice): string =>
  created_at === null ? label : `${label} · ${formatDateTime(created_at)}`

/** A dataset of the list as a workbook stores it. */
export const comparedOf = ({ id, label, source }: DatasetChoice): ComparedDataset => ({
  id,
  label,
  source: isSource(source) ? source : 'custom',
})

const isSource = (text: string): text is DatasetSource => text in GROUPS

/** The names of datasets as they are now. */
export const labelsOf =
  (datasets: readonly DatasetChoice[]): LabelOf =>
  ({ source, id }) =>
    datasets.find((one) => one.source === source && one.id === id)?.label

/** Whether a dataset is there still. */
export const isListed = (
  datasets: readonly DatasetChoice[],
  { source, id }: ComparedDataset,
): boolean => datasets.some((one) => one.source === source && one.id === id)

/** The latest run as B and the one before it as A; fewer runs: what there is to choose. */
export function firstDatasets(
  datasets: readonly DatasetChoice[],
): Pick<Selection, 'dataset_a' | 'dataset_b'> {
  const [b, a] = datasets.filter(({ source }) => source === 'simulation')
  return a && b
    ? { dataset_a: comparedOf(a), dataset_b: comparedOf(b) }
    : { dataset_a: null, dataset_b: null }
}
