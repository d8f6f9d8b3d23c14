import { NumberInput, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatLengthM } from '../../../lib/format.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TablePlanPicture } from './TablePlanPicture.tsx'
import { type TablePlanData, useTablePlan } from './useModuleProfile.ts'

interface BlockTablePlanProps {
  readonly simulationId: string
  readonly blockId: string
  readonly zone?: number | undefined
  readonly table?: number | undefined
  readonly onPick: (table: number) => void
}

/** The tables of a block in plan, coloured by their zones; a click chooses one. */
export function BlockTablePlan({
  simulationId,
  blockId,
  ...choice
}: BlockTablePlanProps): ReactNode {
  const view = useTablePlan(simulationId, blockId)
  return (
    <DataState view={view} skeleton={<SkeletonBox height={320} />}>
      {(plan) => (plan.is_traced ? <TablePlan plan={plan} {...choice} /> : null)}
    </DataState>
  )
}

interface TablePlanProps extends Omit<BlockTablePlanProps, 'simulationId' | 'blockId'> {
  readonly plan: TablePlanData
}

export function TablePlan({ plan, zone, table, onPick }: TablePlanProps): ReactNode {
  const count = plan.zone.length
  const shownZone = table === undefined ? zone : plan.zone[table]
  return (
    <Panel
      title="Tables in plan"
      description={`${counted(count, 'table')} of ${formatLengthM(plan.length_m, 3)} by ${formatLengthM(plan.width_m, 3)}; one colour a zone, north up.`}
      actions={
        <NumberInput
          aria-label="Number of the table"
          placeholder="Table"
          w={110}
          min={1}
          max={count}
          allowDecimal={false}
          value={table === undefined ? '' : table + 1}
          onChange={(value) => {
            const place = Number(value) - 1
            if (value !== '' && place >= 0 && place < count) onPick(place)
          }}
        />
      }
    >
      <TablePlanPicture plan={plan} zone={shownZone} table={table} onPick={onPick} />
      <Text size="xs" c="gray.6" mt={4}>
        Click a table, or type its number.
      </Text>
    </Panel>
  )
}
