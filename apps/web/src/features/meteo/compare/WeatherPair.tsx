import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useAllDatasets } from '../useDatasets.ts'
import { DatasetPair } from './DatasetPair.tsx'

interface WeatherPairProps {
  /** Ids of the two datasets. */
  readonly a: string
  readonly b: string
  /** That is drawn; null: the first. */
  readonly column: string | null
  readonly onColumn: (column: string) => void
}

/** Two weather datasets over the time that they share, by all columns that both have. */
export function WeatherPair({ a, b, ...choice }: WeatherPairProps): ReactNode {
  const view = useAllDatasets(useCurrentProject().id)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={10} />}>
      {(datasets) => {
        const [ofA, ofB] = [a, b].map((id) => datasets.find((one) => one.id === id))
        return ofA === undefined || ofB === undefined || ofA === ofB ? (
          <Note kind="info">Choose two different datasets.</Note>
        ) : (
          <DatasetPair a={ofA} b={ofB} {...choice} />
        )
      }}
    </DataState>
  )
}
