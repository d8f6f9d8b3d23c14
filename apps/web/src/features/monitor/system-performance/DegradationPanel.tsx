import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercentFixed } from '../../../lib/format.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { BlockCondition } from './usePerformance.ts'

const YEARS_MONTHS = 24

/** How fast modules fade beyond the model, where two years tell it. */
export function DegradationPanel({
  blocks,
}: {
  readonly blocks: readonly BlockCondition[]
}): ReactNode {
  const known = blocks.filter(({ degradation }) => degradation !== null)
  const months = Math.max(0, ...blocks.map(({ month_count }) => month_count))
  return (
    <Panel
      title="Degradation"
      guide="/docs/monitoring/energy.html#soiling-and-degradation"
      description="Change of measured over modelled energy against the same month a year before, beyond the rate that the model has; middle of all months with its 95 % interval"
    >
      {known.length === 0 ? (
        <Text size="sm">
          {`It takes ${YEARS_MONTHS} months with clean days to tell degradation from seasons; there are ${months}. Until then no rate is given.`}
        </Text>
      ) : (
        <DataTable<BlockCondition>
          label="Degradation of blocks"
          rows={known}
          rowKey={({ block_id }) => block_id}
          columns={[
            { key: 'name', title: 'Block', value: ({ name }) => name },
            rightColumn<BlockCondition>('rate', 'A year', ({ degradation }) =>
              formatPercentFixed(degradation?.per_year ?? null),
            ),
            rightColumn<BlockCondition>('interval', '95 % interval', ({ degradation }) =>
              degradation === null
                ? '–'
                : `${formatPercentFixed(degradation.low)} to ${formatPercentFixed(degradation.high)}`,
            ),
            rightColumn<BlockCondition>('months', 'Months', ({ month_count }) =>
              String(month_count),
            ),
          ]}
        />
      )}
    </Panel>
  )
}
