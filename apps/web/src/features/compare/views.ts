import type { Selection, WorkbookParameters } from '@duet/comparison'

export type ViewName = WorkbookParameters['view']

export const VIEW_TITLES: Readonly<Record<ViewName, string>> = {
  runs: 'Runs',
  weather: 'Weather',
  losses: 'Losses',
  series: 'Series',
  months: 'Months',
  scatter: 'Scatter',
  distribution: 'Distribution',
  days: 'Days and hours',
}

const OF_SERIES: readonly ViewName[] = ['series', 'months', 'scatter', 'distribution', 'days']

/** The views that two datasets have, the first of which is shown where none is chosen. */
export function viewsOf({ dataset_a, dataset_b }: Selection): readonly ViewName[] {
  const areBoth = (source: string): boolean =>
    dataset_a?.source === source && dataset_b?.source === source
  if (areBoth('simulation')) return ['runs', ...OF_SERIES]
  if (areBoth('meteo')) return ['weather', ...OF_SERIES]
  return hasLosses(dataset_a) && hasLosses(dataset_b) ? [...OF_SERIES, 'losses'] : OF_SERIES
}

/** The view that is shown of a selection: the chosen one where the datasets have it. */
export function shownView(selection: Selection): ViewName {
  const views = viewsOf(selection)
  const { view } = selection.parameters
  return views.includes(view) ? view : (views[0] ?? 'series')
}

/** Runs, and the results of other programs. */
const hasLosses = (dataset: Selection['dataset_a']): boolean =>
  dataset?.source === 'simulation' || dataset?.source === 'custom'
