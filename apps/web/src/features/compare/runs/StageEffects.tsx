import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { DIFFERENCE_COLUMNS } from './differenceColumns.ts'
import { type StageEffect, stageEffects } from './stageEffects.ts'
import type { RunChanges } from './useCompare.ts'

const COLUMNS: readonly Column<StageEffect>[] = [
  {
    key: 'label',
    title: 'Left after',
    minWidth: 150,
    render: (row) => (
      <Text span size="sm" fw={row.isLevel ? 700 : 400} pl={row.isLevel ? 0 : 12}>
        {row.label}
      </Text>
    ),
  },
  ...DIFFERENCE_COLUMNS,
]

/** What the changes did to light and energy, stage by stage. */
export function StageEffects({ stages }: Pick<RunChanges, 'stages'>): ReactNode {
  return (
    <section>
      <Title order={3} size="h5">
        What it did to the energy
      </Title>
      <Text size="xs" c="gray.6" mb={6}>
        Whole system: what is left after the stages that take another share of what comes to them.
      </Text>
      <DataTable
        label="Energy by stage in both runs"
        rows={stageEffects(stages)}
        rowKey={({ key }) => key}
        columns={COLUMNS}
      />
    </section>
  )
}
