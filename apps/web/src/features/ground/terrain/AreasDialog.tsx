import type { DimensionRow, HeightGrid, TerrainDimension } from '@duet/plant'
import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { formatAreaM2, formatPercentFixed } from '../../../lib/format.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import { type GroundAreas, groundAreas } from './blockGround.ts'
import { dimensionLabel } from './dimensionLabel.ts'

interface AreasDialogProps {
  readonly session: DesignSession
  readonly grid: HeightGrid
  readonly onClose: () => void
}

const DIMENSIONS = [
  { value: 'height', label: 'Height', title: 'Height above sea level' },
  { value: 'slope', label: 'Slope', title: 'Slope' },
  { value: 'aspect', label: 'Aspect', title: 'Falls towards' },
] as const

/** How much ground lies how high, how steep and towards where: of the whole terrain and of each block. */
export function AreasDialog({ session, grid, onClose }: AreasDialogProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const [dimension, setDimension] = useState<TerrainDimension>('slope')
  const all = useMemo(() => groundAreas(grid, design), [grid, design])
  return (
    <Dialog onClose={onClose} title="Ground by height, slope and aspect" size={720}>
      <Stack gap="sm">
        <Group justify="space-between">
          <SegmentedControl
            aria-label="Divide by"
            value={dimension}
            data={DIMENSIONS.map(({ value, label }) => ({ value, label }))}
            onChange={(value) =>
              setDimension(DIMENSIONS.find((one) => one.value === value)?.value ?? 'slope')
            }
          />
          <AreasCsv all={all} dimension={dimension} />
        </Group>
        <AreasTable all={all} dimension={dimension} />
        <Text size="xs" c="gray.7">
          Slope is rise over run. Ground of less than 0.5 % counts as level: it faces nowhere. A
          block is the ground within its perimeters.
        </Text>
      </Stack>
    </Dialog>
  )
}

interface AreasProps {
  readonly all: readonly GroundAreas[]
  readonly dimension: TerrainDimension
}

function AreasCsv({ all, dimension }: AreasProps): ReactNode {
  const rows = rowsOf(all[0], dimension)
  return (
    <SaveCsvButton
      title={`Ground by ${dimension}`}
      label="Save data (CSV)"
      columns={['Class', ...all.flatMap(({ name }) => [`${name} (m²)`, `${name} (fraction)`])]}
      rows={rows.map((row, index) => [
        dimensionLabel(row),
        ...all.flatMap((areas) => {
          const own = rowsOf(areas, dimension)[index]
          return [own?.areaM2 ?? 0, own?.fraction ?? 0]
        }),
      ])}
    />
  )
}

function AreasTable({ all, dimension }: AreasProps): ReactNode {
  const rows = rowsOf(all[0], dimension)
  const shareOf = (areas: GroundAreas, index: number): number =>
    rowsOf(areas, dimension)[index]?.fraction ?? 0
  return (
    <DataTable<IndexedRow>
      label={`Ground by ${dimension}`}
      height={420}
      rows={rows.map((row, index) => ({ row, index }))}
      rowKey={({ index }) => String(index)}
      columns={[
        {
          key: 'class',
          title: DIMENSIONS.find(({ value }) => value === dimension)?.title ?? '',
          render: ({ row }) => shownSentence(dimensionLabel(row)),
        },
        {
          key: 'area',
          title: 'Whole terrain',
          align: 'right',
          render: ({ row }) => formatAreaM2(row.areaM2, 3),
        },
        ...all.map((areas) => ({
          key: areas.id,
          title: areas.id === '' ? 'Share' : areas.name,
          align: 'right' as const,
          render: ({ index }: IndexedRow) => formatPercentFixed(shareOf(areas, index), 1),
        })),
      ]}
    />
  )
}

interface IndexedRow {
  readonly row: DimensionRow
  readonly index: number
}

function rowsOf(
  areas: GroundAreas | undefined,
  dimension: TerrainDimension,
): readonly DimensionRow[] {
  return areas?.areas.rows.filter((row) => row.dimension === dimension) ?? []
}
