import { cellCount } from '@duet/formats'
import { heightRange, MAX_HEIGHT_CELLS } from '@duet/plant'
import { Button, Group, Progress, Select, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import {
  formatCount,
  formatLengthM,
  formatPercent,
  formatUnit,
  formatUnitFixed,
} from '../../../lib/format.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { type Fact, FactList } from '../../../ui/FactList.tsx'
import { FormActions } from '../../../ui/forms/FormActions.tsx'
import { Note } from '../../../ui/Note.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { lngLatBounds } from '../map/terrainOnMap.ts'
import { groundOf } from '../state/groundStore.ts'
import { useSending } from '../state/useSending.ts'
import { coverage } from './blockGround.ts'
import { ReadAsFields } from './ReadAsFields.tsx'
import { TerrainPreview } from './TerrainPreview.tsx'
import { useTerrainActions } from './useTerrainActions.ts'
import type { ImportState, TerrainImport } from './useTerrainImport.ts'

interface CheckTerrainProps {
  readonly session: DesignSession
  readonly terrain: TerrainImport
  readonly ready: Extract<ImportState, { state: 'ready' }>
  readonly onClose: () => void
}

const CELL_SIZES_M = [0.25, 0.5, 1, 2, 5, 10, 20, 30, 50, 100, 200] as const

/** What was read, before it is stored: where it lies, how high, how fine, and whether it covers the plant. */
export function CheckTerrain({ session, terrain, ready, onClose }: CheckTerrainProps): ReactNode {
  const { found, grid, name } = ready
  const actions = useTerrainActions(session)
  const sending = useSending()
  const save = (): void => {
    if (grid === undefined) return
    sending.start(async (onProgress) => {
      await actions.create({
        name: name.replace(/\.[^.]+$/, ''),
        source: found.source,
        filename: found.source === 'tiles' ? null : name,
        grid,
        onProgress,
      })
      onClose()
      notifyDone('The terrain is stored.')
      session.dispatch({ type: 'terrain', isOn: true })
      groundOf(session).map.get()?.fit(lngLatBounds(grid))
    })
  }
  return (
    <Stack gap="sm">
      <Group align="flex-start" gap="md" wrap="nowrap" style={{ flexWrap: 'wrap' }}>
        {grid !== undefined && <TerrainPreview session={session} grid={grid} />}
        <div style={{ flex: '1 1 220px', minWidth: 0 }}>
          <FactList facts={factsOf(ready)} />
        </div>
      </Group>
      {found.notes.length > 0 && (
        <Text size="xs" c="gray.7">
          {found.notes.join(' ')}
        </Text>
      )}
      {found.source !== 'tiles' && (
        <ReadAsFields
          attributes={found.attributes}
          readAs={terrain.readAs}
          onChange={(as) => terrain.readFiles(terrain.files, as)}
        />
      )}
      <CellSize terrain={terrain} ready={ready} />
      <Coverage session={session} grid={grid} />
      {ready.problem !== undefined && <ErrorNote message={ready.problem} />}
      {sending.problem !== undefined && <ErrorNote message={sending.problem} />}
      {sending.fraction !== undefined && (
        <Progress value={100 * sending.fraction} aria-label={`Sending ${name}`} />
      )}
      <FormActions cancelLabel="Another file" onCancel={terrain.reset}>
        <Button
          disabled={grid === undefined}
          loading={sending.fraction !== undefined}
          onClick={save}
        >
          Use this terrain
        </Button>
      </FormActions>
    </Stack>
  )
}

function factsOf({ name, found, grid }: CheckTerrainProps['ready']): readonly Fact[] {
  const range = grid && heightRange(grid)
  const holes = grid?.heightsM.reduce((count, value) => count + (Number.isNaN(value) ? 1 : 0), 0)
  const lengthOf = (cells: number): string => formatLengthM((cells - 1) * (grid?.cellSizeM ?? 0))
  const facts = [
    { label: 'From', value: name },
    { label: 'Coordinates', value: found.system },
    { label: 'Size', value: grid && `${lengthOf(grid.columns)} × ${lengthOf(grid.rows)}` },
    {
      label: 'Heights',
      value: grid && `${formatCount(grid.columns)} × ${formatCount(grid.rows)}`,
    },
    { label: 'Resolution of the source', value: formatLengthM(found.resolutionM, 3) },
    {
      label: 'Above sea level',
      value:
        range && `${formatUnitFixed(range.minM, 'm', 1)} to ${formatUnitFixed(range.maxM, 'm', 1)}`,
    },
    {
      label: 'Without a height',
      value:
        grid && holes ? `${formatPercent(holes / grid.heightsM.length, 2)} of the area` : undefined,
    },
  ]
  return facts.filter(({ value }) => value !== undefined)
}

function CellSize({ terrain, ready }: Pick<CheckTerrainProps, 'terrain' | 'ready'>): ReactNode {
  const { plan } = ready.found
  const fitting = CELL_SIZES_M.filter((cellSizeM) => {
    const count = cellCount(plan.bounds, cellSizeM)
    return count <= MAX_HEIGHT_CELLS && count >= 9
  })
  const sizes = [...new Set([...fitting, plan.cellSizeM, ready.cellSizeM])].toSorted(
    (a, b) => a - b,
  )
  return (
    <Select
      label="Cell size"
      description="Distance of neighbour heights. The source is not finer than its own resolution."
      value={String(ready.cellSizeM)}
      data={sizes.map((cellSizeM) => ({
        value: String(cellSizeM),
        label: `${formatUnit(cellSizeM, 'm')}: ${counted(cellCount(plan.bounds, cellSizeM), 'height')}`,
      }))}
      onChange={(value) => terrain.setCellSize(Number(value))}
    />
  )
}

function Coverage(props: {
  readonly session: DesignSession
  readonly grid: CheckTerrainProps['ready']['grid']
}): ReactNode {
  const { session, grid } = props
  const share = grid && coverage(grid, session.plant.get().design)
  if (share === undefined) return null
  if (share === 1) return <Text size="sm">The terrain covers the perimeters of all blocks.</Text>
  return (
    <Note kind="warning">
      {share === 0
        ? 'The terrain lies beside all blocks.'
        : `Only ${formatPercent(share, 2)} of the corners of perimeters lie on known heights.`}{' '}
      Tables beside it stand as on level ground.
    </Note>
  )
}
