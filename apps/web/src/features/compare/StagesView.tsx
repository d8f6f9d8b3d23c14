import type { ComparedDataset } from '@duet/comparison'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { joinViews, mapView } from '../../lib/view.ts'
import { Note } from '../../ui/Note.tsx'
import { accountRows } from './accountRows.ts'
import { accountSentences } from './accountSentences.ts'
import { LossPanel } from './runs/LossPanel.tsx'
import { lossPairs } from './runs/lossPairs.ts'
import { useColumns } from './useCompareData.ts'

interface StagesViewProps {
  readonly a: ComparedDataset
  readonly b: ComparedDataset
}

/** Two accounts of losses, also of different programs, by the stages that both have. */
export function StagesView({ a, b }: StagesViewProps): ReactNode {
  const { id } = useCurrentProject()
  const view = joinViews({ a: useColumns(id, a), b: useColumns(id, b) })
  const without =
    view.state === 'ready'
      ? [view.data.a, view.data.b].filter(({ stages }) => stages.length === 0)
      : []
  if (without.length > 0)
    return (
      <Note kind="info">
        {`${without.map(({ label }) => label).join(' and ')} has no loss account. Choose a run, or results of another program that were imported with theirs.`}
      </Note>
    )
  const pairs = mapView(view, (columns) => {
    const rows = accountRows(columns.a.stages, columns.b.stages)
    return lossPairs(rows.a, rows.b)
  })
  return <LossPanel view={pairs} description={OF_ACCOUNTS} summaryOf={accountSentences} />
}

const OF_ACCOUNTS =
  'Bold: what is left after a stage that both have. With an arrow: the change from one of these to the next, of which the stages above it are parts. A minus is a loss.'
