import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import type { RasterLayerRowFragment } from '../../../lib/gql/graphql.ts'
import type { View } from '../../../lib/view.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import classes from '../GroundPanel.module.css'
import { groundOf } from '../state/groundStore.ts'
import { AddRasterDialog } from './AddRasterDialog.tsx'
import { RasterRow } from './RasterRow.tsx'
import { useRasterActions } from './useRasterActions.ts'

interface RasterListProps {
  readonly session: DesignSession
  readonly view: View<readonly RasterLayerRowFragment[]>
}

/** Pictures on the ground, the uppermost first. */
export function RasterList({ session, view }: RasterListProps): ReactNode {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <div className={classes['part']}>
      <div className={classes['partHead']}>
        <h3 className={classes['partTitle']}>Pictures</h3>
        {session.mayEdit && (
          <Tooltip label="Add a picture or GeoTIFF">
            <ActionIcon aria-label="Add picture" onClick={() => setIsAdding(true)}>
              <IconPlus size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      {view.state === 'failed' && <ErrorNote message={view.message} onRetry={view.retry} />}
      {view.state === 'loading' && <p className={classes['quiet']}>Loading…</p>}
      {view.state === 'ready' && <Rows session={session} />}
      {isAdding && <AddRasterDialog session={session} onClose={() => setIsAdding(false)} />}
    </div>
  )
}

function Rows({ session }: { readonly session: DesignSession }): ReactNode {
  const rasters = useStore(groundOf(session).rasters, (list) => list)
  const actions = useRasterActions(session)
  const [held, setHeld] = useState<string>()
  const [over, setOver] = useState<number>()
  const fromTop = rasters.toReversed()
  if (fromTop.length === 0) {
    return (
      <p className={classes['quiet']}>
        None. Aerial pictures and site plans lie under all that is drawn.
      </p>
    )
  }
  const drop = (row: number): void => {
    const from = fromTop.findIndex(({ id }) => id === held)
    if (held !== undefined && from >= 0 && from !== row) {
      // rows count from the top, places from the lowest
      actions.reorder(held, fromTop.length - 1 - row)
    }
    setHeld(undefined)
    setOver(undefined)
  }
  return (
    <ol className={classes['list']} aria-label="Pictures, the uppermost first">
      {fromTop.map((raster, row) => (
        <RasterRow
          key={raster.id}
          session={session}
          raster={raster}
          actions={actions}
          isOver={held !== undefined && held !== raster.id && over === row}
          onHold={() => setHeld(raster.id)}
          onOver={() => setOver(row)}
          onDrop={() => drop(row)}
          onShift={(by) => {
            const to = row + by
            if (to >= 0 && to < fromTop.length) actions.reorder(raster.id, fromTop.length - 1 - to)
          }}
          isFirst={row === 0}
          isLast={row === fromTop.length - 1}
        />
      ))}
    </ol>
  )
}
