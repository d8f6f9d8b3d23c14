import { type ComparedDataset, stageSentences } from '@duet/comparison'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { formatUnit } from '../../lib/format.ts'
import { joinViews } from '../../lib/view.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { type Figure, FigureTable } from '../../ui/FigureTable.tsx'
import { Note } from '../../ui/Note.tsx'
import { pointsText, signedPercent } from './runs/compareTexts.ts'
import { StageSentences } from './StageSentences.tsx'
import { type StageRow, stageRows } from './stageRows.ts'
import { useColumns } from './useCompareData.ts'

interface StagesViewProps {
  readonly a: ComparedDataset
  readonly b: ComparedDataset
}

/** What two accounts of losses leave stage by stage, also of different programs. */
export function StagesView({ a, b }: StagesViewProps): ReactNode {
  const { id } = useCurrentProject()
  const view = joinViews({ a: useColumns(id, a), b: useColumns(id, b) })
  return (
    <DataState view={view} skeleton={<SkeletonLines count={10} />}>
      {(columns) => {
        const without = (['a', 'b'] as const).filter((side) => columns[side].stages.length === 0)
        return without.length > 0 ? (
          <Note kind="info">
            {`${without.map((side) => columns[side].label).join(' and ')} has no loss account. Choose a run, or results of another program that were imported with theirs.`}
          </Note>
        ) : (
          <Stack gap="md">
            <StageSentences
              sentences={stageSentences(columns.a.stages, columns.b.stages, isPvsyst(a, b))}
            />
            <FigureTable
              title="Loss account"
              csvTitle="Compared loss account"
              description={`A: ${a.label} · B: ${b.label}. What is left after each stage, and how much of the stage before that is.`}
              rows={stageRows(columns.a.stages, columns.b.stages)}
              rowKey={({ key }) => key}
              figures={FIGURES}
              isSorted={false}
            />
          </Stack>
        )
      }}
    </DataState>
  )
}

/** Of custom datasets only results of PVsyst have a loss account. */
const isPvsyst = (a: ComparedDataset, b: ComparedDataset): boolean =>
  a.source !== b.source && [a, b].some(({ source }) => source === 'custom')

const FIGURES: readonly Figure<StageRow>[] = [
  { title: 'Left after', value: ({ label }) => label, minWidth: 150 },
  { csv: 'Unit', value: ({ unit }) => unit },
  { title: 'A', value: ({ a }) => a, text: ({ a, unit }) => formatUnit(a, unit) },
  { title: 'B', value: ({ b }) => b, text: ({ b, unit }) => formatUnit(b, unit) },
  {
    title: 'Change in A',
    value: ({ changeA }) => changeA,
    text: ({ changeA }) => signedPercent(changeA),
  },
  {
    title: 'Change in B',
    value: ({ changeB }) => changeB,
    text: ({ changeB }) => signedPercent(changeB),
  },
  {
    title: 'Difference, points',
    value: ({ changeA, changeB }) =>
      changeA === null || changeB === null ? null : changeB - changeA,
    text: ({ changeA, changeB }) =>
      pointsText(changeA === null || changeB === null ? null : changeB - changeA),
  },
]
