import { Badge, Button, Drawer, List, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import {
  formatCount,
  formatPowerW,
  formatResult,
  formatUnit,
  joinUnit,
} from '../../../lib/format.ts'
import { formatSiteTime } from '../../../lib/formatTime.ts'
import type { SimulationRowFragment } from '../../../lib/gql/graphql.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import {
  fieldText,
  type SharedAssumption,
  sharedAssumptions,
  systemRating,
} from '../assumptions.ts'
import { intervalText } from '../exports/exportForm.ts'
import { type SimulationMeta, useKpis, useSimulationMeta } from '../useResults.ts'
import type { SimulationKpi } from '../yields/kpiFigures.ts'
import { ManifestSection } from './ManifestSection.tsx'

interface ComputedDrawerProps {
  readonly simulation: SimulationRowFragment
}

/** How the figures came about: engine, weather, time, assumptions, doubts. */
export function ComputedDrawer({ simulation }: ComputedDrawerProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const meta = useSimulationMeta(simulation.id)
  const warnings = meta.state === 'ready' ? meta.data.warnings.length : 0
  return (
    <>
      <Button
        variant="default"
        rightSection={
          warnings > 0 && (
            <Badge
              color="yellow"
              c="gray.9"
              leftSection={<IconAlertTriangle size={12} aria-hidden />}
            >
              {counted(warnings, 'warning')}
            </Badge>
          )
        }
        leftSection={<IconInfoCircle size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        How was this computed?
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        position="right"
        size={640}
        title={`How ${simulation.name} was computed`}
      >
        {isOpen && <Computed simulation={simulation} />}
      </Drawer>
    </>
  )
}

function Computed({ simulation }: ComputedDrawerProps): ReactNode {
  const view = useSimulationMeta(simulation.id)
  const kpis = useKpis({ simulation, block: undefined })
  return (
    <DataState view={view}>
      {(meta) => (
        <Stack gap="lg">
          <RunFacts meta={meta} />
          <Warnings meta={meta} simulation={simulation} />
          <Assumptions meta={meta} simulation={simulation} />
          {kpis.state === 'ready' && <Formulas kpis={kpis.data} />}
          <ManifestSection simulationId={simulation.id} />
        </Stack>
      )}
    </DataState>
  )
}

function RunFacts({ meta }: { readonly meta: SimulationMeta }): ReactNode {
  const rating = systemRating(meta.ratings)
  const zoneH = meta.local_time_zone
  return (
    <FactList
      facts={[
        { label: 'Engine version', value: meta.engine_version },
        {
          label: 'Weather',
          value: meta.weather
            .map(({ name, revision }) => `${name}, revision ${revision}`)
            .join('; '),
        },
        { label: 'From', value: `${formatSiteTime(meta.from, zoneH)} (site time)` },
        { label: 'To', value: `${formatSiteTime(meta.to, zoneH)} (site time)` },
        {
          label: 'Steps',
          value: `${formatCount(meta.step_count)} of ${intervalText(meta.time_interval).toLowerCase()}`,
        },
        { label: 'Nominal power DC', value: formatPowerW(rating.nominal_dc_w, 'Wp') },
        { label: 'Nominal power AC', value: formatPowerW(rating.nominal_ac_w, 'Wac') },
        { label: 'Modules in full strings', value: formatCount(rating.module_count) },
      ]}
    />
  )
}

interface PartProps extends ComputedDrawerProps {
  readonly meta: SimulationMeta
}

function Warnings({ meta, simulation }: PartProps): ReactNode {
  return (
    <section>
      <Title order={2} mb={6}>
        Warnings
      </Title>
      {meta.warnings.length === 0 ? (
        <Text size="sm" c="gray.6">
          None.
        </Text>
      ) : (
        <List size="sm" spacing={4}>
          {meta.warnings.map((warning) => (
            <List.Item key={`${warning.block_id ?? ''} ${warning.code}`}>
              {warning.block_id !== null && <b>{nameOf(simulation, warning.block_id)}: </b>}
              {warning.message}
              {warning.count !== null && ` (${counted(warning.count, 'step')})`}
            </List.Item>
          ))}
        </List>
      )}
    </section>
  )
}

function Assumptions({ meta, simulation }: PartProps): ReactNode {
  const rows = sharedAssumptions(meta.assumptions)
  const columns: readonly Column<SharedAssumption>[] = [
    { key: 'field', title: 'What', value: ({ field }) => fieldText(field) },
    rightColumn('value', 'Value', ({ value, unit }) =>
      typeof value === 'number' ? formatUnit(value, unit) : joinUnit(value, unit),
    ),
    { key: 'reason', title: 'Why', render: ({ reason }) => reason },
    {
      key: 'blocks',
      title: 'Blocks',
      render: ({ blockIds }) =>
        blockIds.length === simulation.blocks.length
          ? 'all'
          : blockIds.map((id) => nameOf(simulation, id)).join(', '),
    },
  ]
  return (
    <section>
      <Title order={2}>Assumptions</Title>
      <Text size="xs" c="gray.6" mb={6}>
        What was taken where the design says nothing.
      </Text>
      <DataTable
        label="Assumptions"
        rows={rows}
        rowKey={({ field, value, blockIds }) => `${field} ${value} ${blockIds.join()}`}
        columns={columns}
      />
    </section>
  )
}

function Formulas({ kpis }: { readonly kpis: readonly SimulationKpi[] }): ReactNode {
  const columns: readonly Column<SimulationKpi>[] = [
    { key: 'label', title: 'Figure', render: ({ label }) => label },
    rightColumn('value', 'Value', ({ value, unit }) => formatResult(value, unit)),
    { key: 'formula', title: 'Formula', render: ({ formula }) => formula },
  ]
  return (
    <section>
      <Title order={2}>Key figures</Title>
      <Text size="xs" c="gray.6" mb={6}>
        E energy to the grid; P0 nominal DC power; H light in the plane of the modules, unshaded; T
        cell temperature; γ temperature coefficient of power; φ bifaciality.
      </Text>
      <DataTable label="Key figures" rows={kpis} rowKey={({ key }) => key} columns={columns} />
    </section>
  )
}

function nameOf({ blocks }: SimulationRowFragment, id: string): string {
  return blocks.find((block) => block.id === id)?.name ?? 'Deleted block'
}
