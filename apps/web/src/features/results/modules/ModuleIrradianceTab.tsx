import { Group, Select, Stack } from '@mantine/core'
import { IconSolarPanel } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { BlockSelect } from '../BlockSelect.tsx'
import type { Scope } from '../scope.ts'
import { useResultSearch } from '../useResultSearch.ts'
import { TablePlan } from './BlockTablePlan.tsx'
import { ModuleProfile } from './ModuleProfile.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'
import { periodRange } from './profilePeriod.ts'
import { type TablePlanData, useTablePlan } from './useModuleProfile.ts'
import { zoneText } from './zoneText.ts'

type Block = Scope['simulation']['blocks'][number]

/** Light over the modules and cells of a table, for an instant or a period. */
export function ModuleIrradianceTab({ scope }: { readonly scope: Scope }): ReactNode {
  const { simulation } = scope
  const block = scope.block ?? simulation.blocks[0]
  if (block === undefined) return null
  return <BlockProfiles key={block.id} simulation={simulation} block={block} />
}

interface BlockProfilesProps {
  readonly simulation: Scope['simulation']
  readonly block: Block
}

function BlockProfiles({ simulation, block }: BlockProfilesProps): ReactNode {
  const [, change] = useResultSearch()
  const view = useTablePlan(simulation.id, block.id)
  const blocks = (
    <BlockSelect
      label="Block"
      w={220}
      blocks={simulation.blocks}
      value={block.id}
      onChange={(id) => change({ block: id, zone: undefined, table: undefined })}
    />
  )
  return (
    <DataState view={view} skeleton={<SkeletonBox height={600} />}>
      {(plan) =>
        plan.is_traced ? (
          <TableProfiles simulationId={simulation.id} block={block} plan={plan} blocks={blocks} />
        ) : (
          <Stack gap="md">
            <Panel>{blocks}</Panel>
            <EmptyState
              icon={<IconSolarPanel size={32} />}
              title="The light of this block is not traced"
              text="Tables on two axes are simulated with the light of an open plane: all their modules have the same. Rows of fixed tables and of trackers about one axis have profiles."
            />
          </Stack>
        )
      }
    </DataState>
  )
}

interface TableProfilesProps {
  readonly simulationId: string
  readonly block: Block
  readonly plan: TablePlanData
  readonly blocks: ReactNode
}

function TableProfiles({ simulationId, block, plan, blocks }: TableProfilesProps): ReactNode {
  const [search, change] = useResultSearch()
  const table =
    search.table !== undefined && search.table < plan.zone.length ? search.table : undefined
  const ofTable = table === undefined ? undefined : plan.zone[table]
  const zone = ofTable ?? Math.min(search.zone ?? 0, plan.zones.length - 1)
  const range = periodRange(search.time, plan.local_time_zone)
  return (
    <Stack gap="md">
      <Panel>
        <Group align="flex-end" gap="md">
          {blocks}
          <Select
            label="Zone of the table"
            w={400}
            maw="100%"
            data={plan.zones.map((one, index) => ({
              value: String(index),
              label: zoneText(one, index),
            }))}
            value={String(zone)}
            allowDeselect={false}
            onChange={(next) => change({ zone: Number(next), table: undefined })}
          />
          <PeriodPicker plan={plan} time={search.time} onChange={(time) => change({ time })} />
        </Group>
      </Panel>
      <ModuleProfile
        question={{ simulation_id: simulationId, block_id: block.id, zone, range }}
        utcOffsetH={plan.local_time_zone}
        time={search.time}
        onTime={(time) => change({ time })}
      />
      <TablePlan
        plan={plan}
        zone={zone}
        table={table}
        onPick={(next) => change({ table: next, zone: undefined })}
      />
    </Stack>
  )
}
