import { ActionIcon, Button, Group, Menu, Switch } from '@mantine/core'
import { IconDots, IconPlus } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { useStore } from '../../../lib/externalStore.ts'
import { formatCount, formatFixed, formatLengthM } from '../../../lib/format.ts'
import type { TerrainRowFragment } from '../../../lib/gql/graphql.ts'
import type { View } from '../../../lib/view.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { notifyError } from '../../../ui/notify.ts'
import type { DesignSession } from '../../design-session/session.ts'
import classes from '../GroundPanel.module.css'
import { LayerHeights } from './LayerHeights.tsx'
import { TerrainControls } from './TerrainControls.tsx'
import { useTerrainActions } from './useTerrainActions.ts'

// brings the readers of all file formats along
const ImportTerrainDialog = lazy(async () => ({
  default: (await import('./ImportTerrainDialog.tsx')).ImportTerrainDialog,
}))

interface TerrainPartProps {
  readonly session: DesignSession
  readonly view: View<TerrainRowFragment | null>
}

/** Heights of the ground: what there is, how it is shown, and how it comes in. */
export function TerrainPart({ session, view }: TerrainPartProps): ReactNode {
  const [isImporting, setIsImporting] = useState(false)
  const record = view.state === 'ready' ? view.data : undefined
  return (
    <div className={classes['part']}>
      <div className={classes['partHead']}>
        <h3 className={classes['partTitle']}>Terrain</h3>
        {session.mayEdit && record === null && (
          <Button
            variant="subtle"
            size="compact-xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setIsImporting(true)}
          >
            Import heights
          </Button>
        )}
        {session.mayEdit && record !== null && record !== undefined && (
          <TerrainMenu session={session} onReplace={() => setIsImporting(true)} />
        )}
      </div>
      {view.state === 'failed' && <ErrorNote message={view.message} onRetry={view.retry} />}
      {view.state === 'loading' && <p className={classes['quiet']}>Loading…</p>}
      {record === null && (
        <p className={classes['quiet']}>None: the ground counts as level, or as a slope.</p>
      )}
      {record !== null && record !== undefined && <Shown session={session} record={record} />}
      {isImporting && (
        <Suspense>
          <ImportTerrainDialog session={session} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface ShownProps {
  readonly session: DesignSession
  readonly record: TerrainRowFragment
}

function Shown({ session, record }: ShownProps): ReactNode {
  const grid = useStore(session.terrain, (value) => value)
  const isOn = useStore(session.editor, ({ terrain }) => terrain.isOn)
  return (
    <>
      <p className={classes['quiet']} title={record.source_filename ?? record.name}>
        {record.name}: {formatFixed(record.min_height_m, 1)} to{' '}
        {formatFixed(record.max_height_m, 1)} m above sea level, {formatCount(record.columns)} ×{' '}
        {counted(record.rows, 'height')}, {formatLengthM(record.cell_size_m)} apart
      </p>
      <Group justify="space-between" mt={8} mb={isOn ? 8 : 0}>
        <Switch
          label="Show terrain (T)"
          checked={isOn}
          disabled={grid === undefined}
          onChange={(event) =>
            session.dispatch({ type: 'terrain', isOn: event.currentTarget.checked })
          }
        />
      </Group>
      {isOn && grid !== undefined && <TerrainControls session={session} grid={grid} />}
      {session.mayEdit && grid !== undefined && <LayerHeights session={session} grid={grid} />}
    </>
  )
}

interface TerrainMenuProps {
  readonly session: DesignSession
  readonly onReplace: () => void
}

function TerrainMenu({ session, onReplace }: TerrainMenuProps): ReactNode {
  const actions = useTerrainActions(session)
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <Menu position="bottom-end" withinPortal transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <ActionIcon size={24} aria-label="Actions for the terrain">
            <IconDots size={15} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onReplace}>Replace…</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red.8" onClick={() => setIsDeleting(true)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isDeleting}
        title="Delete the terrain?"
        text="Blocks that follow the terrain stand on level ground again. This cannot be undone; the file can be imported once more."
        confirmLabel="Delete terrain"
        isDangerous
        onConfirm={() => {
          setIsDeleting(false)
          actions.remove().catch(notifyError)
        }}
        onClose={() => setIsDeleting(false)}
      />
    </>
  )
}
