import type { ReactNode } from 'react'
import type { View } from '../../lib/view.ts'
import { DataState, SkeletonBox } from '../DataState.tsx'
import { Panel } from '../Panel.tsx'

interface ChartPanelProps<T> {
  readonly view: View<T>
  /** Room that is reserved while the data come. */
  readonly height?: number
  readonly children: (data: T) => ReactNode
}

/** A chart in a panel of its own, as soon as its data are there. */
export function ChartPanel<T>({ view, height = 360, children }: ChartPanelProps<T>): ReactNode {
  return (
    <Panel>
      <DataState view={view} skeleton={<SkeletonBox height={height} />}>
        {children}
      </DataState>
    </Panel>
  )
}
