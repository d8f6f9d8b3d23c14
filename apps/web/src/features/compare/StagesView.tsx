import { type ComparedDataset, stageSentences } from '@duet/comparison'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { joinViews, mapView } from '../../lib/view.ts'
import { Note } from '../../ui/Note.tsx'
import { accountRows } from './accountRows.ts'
import { LossPanel } from './runs/LossPanel.tsx'
import { lossPairs } from './runs/lossPairs.ts'
import { StageSentences } from './StageSentences.tsx'
import { useColumns } from './useCompareData.ts'

interface StagesViewProps {
  readonly a: ComparedDataset
  readonly b: ComparedDataset
}

/** Two accounts of losses, also of different programs, by the stages that both have. */
export function StagesView({ a, b }: StagesViewProps): ReactNode {
  const { id } = useCurrentProject()
  const view = joinViews({ a: useColumns(id, a), b: useColumns(id, b) })
  const [ofA, ofB] = view.state === 'ready' ? [view.data.a, view.data.b] : [undefined, undefined]
  const without = [ofA, ofB].filter((columns) => columns?.stages.length === 0)
  if (without.length > 0)
    return (
      <Note kind="info">
        {`${without.map((columns) => columns?.label).join(' and ')} has no loss account. Choose a run, or results of another program that were imported with theirs.`}
      </Note>
    )
  return (
    <Stack gap="md">
      {ofA && ofB && (
        <StageSentences sentences={stageSentences(ofA.stages, ofB.stages, isPvsyst(a, b))} />
      )}
      <LossPanel
        view={mapView(view, (columns) => {
          const rows = accountRows(columns.a.stages, columns.b.stages)
          return lossPairs(rows.a, rows.b)
        })}
        description={OF_ACCOUNTS}
      />
    </Stack>
  )
}

/** Of custom datasets only results of PVsyst have a loss account. */
const isPvsyst = (a: ComparedDataset, b: ComparedDataset): boolean =>
  a.source !== b.source && [a, b].some(({ source }) => source === 'custom')

const OF_ACCOUNTS =
  'Bold: what is left after a stage that both have. With an arrow: the change from one of these to the next, of which the stages above it are parts. A minus is a loss.'
