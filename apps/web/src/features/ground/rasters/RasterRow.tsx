import { ActionIcon, Menu, Slider, Tooltip } from '@mantine/core'
import { IconDots, IconEye, IconEyeOff, IconGripVertical, IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { formatPercent } from '../../../lib/format.ts'
import type { RasterLayerRowFragment } from '../../../lib/gql/graphql.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { RenameDialog } from '../../../ui/RenameDialog.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import { boxOfPoints } from '../../plant/boxes.ts'
import classes from '../GroundPanel.module.css'
import { cornersFrom } from '../state/corners.ts'
import { groundOf } from '../state/groundStore.ts'
import { PlaceForm } from './PlaceForm.tsx'
import { startPlacing } from './placing.ts'
import type { RasterActions } from './useRasterActions.ts'

interface RasterRowProps {
  readonly session: DesignSession
  readonly raster: RasterLayerRowFragment
  readonly actions: RasterActions
  /** Another row is held over this one. */
  readonly isOver: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onHold: () => void
  readonly onOver: () => void
  readonly onDrop: () => void
  /** By rows, downwards. */
  readonly onShift: (by: number) => void
}

export function RasterRow(props: RasterRowProps): ReactNode {
  const { session, raster, actions, onShift } = props
  const ground = groundOf(session)
  const isPlacing = useStore(ground.placing, (placing) => placing?.id === raster.id)
  const toggle = raster.is_visible ? 'Hide' : 'Show'
  const ToggleIcon = raster.is_visible ? IconEye : IconEyeOff
  return (
    // dragging is one way to order the list; the menu of the row is the other
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes['row']}
      data-hidden={!raster.is_visible}
      data-over={props.isOver}
      draggable={session.mayEdit && !isPlacing}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', raster.name)
        props.onHold()
      }}
      onDragOver={(event) => {
        event.preventDefault()
        props.onOver()
      }}
      onDrop={(event) => {
        event.preventDefault()
        props.onDrop()
      }}
    >
      <div className={classes['rowHead']}>
        {session.mayEdit && <IconGripVertical size={14} aria-hidden className={classes['grip']} />}
        <IconPhoto size={16} aria-hidden style={{ flex: 'none', marginRight: 6 }} />
        <span className={classes['name']} title={raster.name}>
          {raster.name}
        </span>
        {session.mayEdit && (
          <Tooltip label={toggle}>
            <ActionIcon
              size={24}
              aria-label={`${toggle} ${raster.name}`}
              aria-pressed={!raster.is_visible}
              onClick={() => actions.change(raster.id, { is_visible: !raster.is_visible })}
            >
              <ToggleIcon size={15} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <RasterMenu {...props} onShift={onShift} />
      </div>
      {session.mayEdit && <Opacity raster={raster} actions={actions} />}
      {isPlacing && <PlaceForm session={session} raster={raster} actions={actions} />}
    </li>
  )
}

function Opacity({ raster, actions }: Pick<RasterRowProps, 'raster' | 'actions'>): ReactNode {
  return (
    <div className={classes['opacity']}>
      <Slider
        className={classes['slider'] ?? ''}
        size="xs"
        thumbSize={14}
        thumbLabel={`Opacity of ${raster.name}`}
        label={null}
        min={0}
        max={100}
        step={5}
        value={Math.round(100 * raster.opacity)}
        onChange={(value) => actions.preview(raster.id, { opacity: value / 100 })}
        onChangeEnd={(value) => actions.change(raster.id, { opacity: value / 100 })}
      />
      <span className={classes['opacityValue']}>{formatPercent(raster.opacity, 3)}</span>
    </div>
  )
}

function RasterMenu(props: RasterRowProps): ReactNode {
  const { session, raster, actions } = props
  const [dialog, setDialog] = useState<'rename' | 'delete'>()
  const fit = (): void => {
    const corners = cornersFrom(raster.corners)
    if (corners !== undefined) groundOf(session).map.get()?.fit(boxOfPoints(corners))
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <ActionIcon size={24} aria-label={`Actions for ${raster.name}`}>
            <IconDots size={15} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={fit}>Fit into view</Menu.Item>
          {session.mayEdit && <EditItems {...props} onDialog={setDialog} />}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' && (
        <RenameDialog
          title="Rename picture"
          name={raster.name}
          onRename={(name) => {
            setDialog(undefined)
            if (name !== raster.name) actions.change(raster.id, { name })
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      <ConfirmDialog
        opened={dialog === 'delete'}
        title={`Delete ${raster.name}?`}
        text="The picture is taken off the map and its file is deleted. This cannot be undone."
        confirmLabel="Delete picture"
        isDangerous
        onConfirm={() => {
          setDialog(undefined)
          actions.remove(raster.id).catch(notifyError)
        }}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}

interface EditItemsProps extends RasterRowProps {
  readonly onDialog: (dialog: 'rename' | 'delete') => void
}

function EditItems(props: EditItemsProps): ReactNode {
  const { session, raster, onShift, isFirst, isLast, onDialog } = props
  return (
    <>
      <Menu.Item onClick={() => startPlacing(session, raster)}>Place on the map</Menu.Item>
      <Menu.Item onClick={() => onDialog('rename')}>Rename</Menu.Item>
      <Menu.Item disabled={isFirst} onClick={() => onShift(-1)}>
        Move up
      </Menu.Item>
      <Menu.Item disabled={isLast} onClick={() => onShift(1)}>
        Move down
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red.8" onClick={() => onDialog('delete')}>
        Delete
      </Menu.Item>
    </>
  )
}
