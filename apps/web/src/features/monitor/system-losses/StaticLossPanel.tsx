import { lossRowKind, stageMeaning } from '@duet/results'
import type { ReactNode } from 'react'
import { formatPercentFixed, formatResult, NOT_MODELLED } from '../../../lib/format.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { type StaticLosses, useStaticLosses } from './useSystemLosses.ts'

type Stage = StaticLosses['rows'][number]

/** The loss account of the run that was sold, stage by stage. */
export function StaticLossPanel({ simulationId }: { readonly simulationId: string }): ReactNode {
  return (
    <DataState view={useStaticLosses(simulationId)}>
      {({ rows }) => (
        <DataTable<Stage>
          label="Losses by design"
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'label', title: 'Stage', render: ({ label }) => label },
            rightColumn<Stage>('fraction', 'Of previous stage', (row) =>
              lossRowKind(row) === 'level' ? '' : changeText(row),
            ),
            rightColumn<Stage>('after', 'Left after', (row) =>
              lossRowKind(row) === 'part' ? '' : formatResult(row.value_after, row.unit),
            ),
            { key: 'meaning', title: 'What it is', render: ({ key }) => stageMeaning(key) },
          ]}
        />
      )}
    </DataState>
  )
}

const changeText = ({ is_modelled, loss_fraction_of_previous: loss }: Stage): string =>
  is_modelled ? formatPercentFixed(0 - loss) : NOT_MODELLED
