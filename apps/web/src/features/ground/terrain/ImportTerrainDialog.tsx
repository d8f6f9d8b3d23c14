import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { FilesDrop } from '../../../ui/FileDrop.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import { groundOf } from '../state/groundStore.ts'
import { CheckTerrain } from './CheckTerrain.tsx'
import { ReadAsFields } from './ReadAsFields.tsx'
import { type TerrainImport, useTerrainImport } from './useTerrainImport.ts'

interface ImportTerrainDialogProps {
  readonly session: DesignSession
  readonly onClose: () => void
}

/** Heights of the ground from a file or the operator's tiles: chosen, looked at, then stored. */
export function ImportTerrainDialog({ session, onClose }: ImportTerrainDialogProps): ReactNode {
  const terrain = useTerrainImport(session)
  const { state } = terrain
  return (
    <Dialog
      onClose={onClose}
      title="Import terrain"
      size={660}
      closeOnClickOutside={state.state === 'choose'}
    >
      {state.state === 'choose' && <ChooseSource session={session} terrain={terrain} />}
      {state.state === 'reading' && (
        <Group gap="sm" py="lg">
          <Loader size="sm" />
          <Text size="sm" component="output">
            {state.text}
          </Text>
        </Group>
      )}
      {state.state === 'ready' && (
        <CheckTerrain session={session} terrain={terrain} ready={state} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface ChooseSourceProps {
  readonly session: DesignSession
  readonly terrain: TerrainImport
}

function ChooseSource({ session, terrain }: ChooseSourceProps): ReactNode {
  const hasTiles = useStore(
    groundOf(session).config,
    (config) => (config?.terrain_tiles_url ?? null) !== null,
  )
  const { state, files, readAs, readFiles } = terrain
  const problem = state.state === 'choose' ? state.problem : undefined
  return (
    <Stack gap="sm">
      <FilesDrop
        isMultiple
        title="Drop a file of heights here, or choose one"
        hint="GeoTIFF, contour lines (GeoJSON, DXF, shapefile, KML), or points (CSV with x, y and height)"
        onFiles={(chosen) => readFiles(chosen)}
      />
      {hasTiles && (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">Or take the heights around the layers from the terrain tiles.</Text>
          <Button variant="default" style={{ flex: 'none' }} onClick={terrain.readTiles}>
            From tiles
          </Button>
        </Group>
      )}
      {problem !== undefined && <ErrorNote message={problem} />}
      {problem !== undefined && files.length > 0 && (
        <ReadAsFields attributes={[]} readAs={readAs} onChange={(as) => readFiles(files, as)} />
      )}
    </Stack>
  )
}
