import { type BlockLayer, isGridOutdated, type LayerOf, sectionCell } from '@duet/plant'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { formatCount, formatLengthM } from '../../lib/format.ts'
import type { DesignSession } from '../design-session/session.ts'
import { SlotRows } from './SlotRows.tsx'
import { addSectionOf, countOn, rebuildGrid } from './sectionEdits.ts'
import { type SectionState, sectionStoreOf } from './sectionState.ts'

interface SectionPartProps {
  readonly session: DesignSession
  readonly layer: BlockLayer
}

/** What the layer form says of slots: of a section its tables, of a perimeter how to make a section of it. */
export function SectionPart({ session, layer }: SectionPartProps): ReactNode {
  if (layer.type === 'section') return <SectionSlots session={session} layer={layer} />
  if (layer.type !== 'perimeter' || layer.block_id === null || !session.mayEdit) return undefined
  return (
    <Button variant="default" onClick={() => void addSectionOf(session, layer)}>
      Edit its table slots
    </Button>
  )
}

function SectionSlots({
  session,
  layer,
}: {
  readonly session: DesignSession
  readonly layer: LayerOf<'section'>
}): ReactNode {
  const state = useStore(sectionStoreOf(session), (known) => known)
  const isEdited = useStore(session.editor, ({ section }) => section === layer.id)
  const { gridCellWidth, gridCellHeight } = layer.geojson.properties
  const cell = `${formatLengthM(gridCellWidth)} along the row, ${formatLengthM(gridCellHeight)} from row to row`
  return (
    <Stack gap="xs">
      <Text size="sm">Cells: {cell}</Text>
      {state?.layer === layer ? (
        <KnownSlots session={session} state={state} />
      ) : (
        <Text size="sm" c="gray.6">
          No slots: the section needs a block with a panel, a table and a perimeter.
        </Text>
      )}
      {session.mayEdit && !isEdited && (
        <Button
          variant="default"
          disabled={layer.is_locked === true}
          onClick={() => session.dispatch({ type: 'editSection', layerId: layer.id })}
        >
          Edit slots on the map
        </Button>
      )}
    </Stack>
  )
}

/** A grid on which nothing is switched yet is made anew by itself. */
function hasOldGrid(
  layer: LayerOf<'section'>,
  cell: Parameters<typeof isGridOutdated>[1],
): boolean {
  return layer.geojson.properties.gridMask !== undefined && isGridOutdated(layer, cell)
}

interface KnownSlotsProps {
  readonly session: DesignSession
  readonly state: SectionState
}

function KnownSlots({ session, state }: KnownSlotsProps): ReactNode {
  const { layer, input, slots } = state
  const { gridCellWidth, gridCellHeight } = sectionCell(input)
  const now = `${formatLengthM(gridCellWidth)} × ${formatLengthM(gridCellHeight)}`
  return (
    <>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {formatCount(countOn(slots))} of {formatCount(slots.length)} slots hold a table
        </Text>
      </Group>
      {hasOldGrid(layer, { gridCellWidth, gridCellHeight }) && (
        <Alert color="orange.9" p="xs" title={`Tables now need cells of ${now}`}>
          <Text size="sm" mb="xs">
            Rebuild the grid for them: slots that still match stay as they are.
          </Text>
          {session.mayEdit && (
            <Button size="compact-sm" variant="default" onClick={() => rebuildGrid(session, state)}>
              Rebuild the grid
            </Button>
          )}
        </Alert>
      )}
      <SlotRows session={session} state={state} />
    </>
  )
}
