import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronUp,
  IconNavigation,
  IconRotate2,
  IconRotateClockwise2,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { formatAzimuth, formatDegrees } from '../../../lib/format.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { ToolButton } from '../../map/ToolButton.tsx'
import { groundOf } from '../state/groundStore.ts'
import classes from './CameraControls.module.css'

const TURN_DEG = 30
const TILT_DEG = 15

/** Turning and tilting the map, while there is relief to look at. */
export function CameraControls({ session }: { readonly session: DesignSession }): ReactNode {
  const ground = groundOf(session)
  const isOn = useStore(session.editor, ({ terrain }) => terrain.isOn)
  const hasGrid = useStore(session.terrain, (grid) => grid !== undefined)
  const { bearingDeg, pitchDeg } = useStore(ground.camera, (camera) => camera)
  const map = useStore(ground.map, (control) => control)
  if (!isOn || !hasGrid || map === undefined) return null
  const azimuth = (Math.round(bearingDeg) + 360) % 360
  const tools = [
    ['Tilt up', IconChevronUp, () => map.tilt(TILT_DEG)],
    ['Tilt down', IconChevronDown, () => map.tilt(-TILT_DEG)],
    ['Turn left', IconRotate2, () => map.turn(-TURN_DEG)],
    ['Turn right', IconRotateClockwise2, () => map.turn(TURN_DEG)],
  ] as const
  return (
    <div className={classes['bar']} role="toolbar" aria-label="View of the terrain">
      {tools.map(([label, icon, onClick]) => (
        <ToolButton key={label} {...{ label, icon, onClick }} position="left" />
      ))}
      <Tooltip
        label={`North up, straight down. Now ${formatAzimuth(azimuth)} is up, tilted ${formatDegrees(pitchDeg, 0)}`}
        position="left"
      >
        <ActionIcon aria-label="North up, straight down" size={30} onClick={map.resetCamera}>
          <IconNavigation
            size={17}
            aria-hidden
            style={{ transform: `rotate(${-bearingDeg}deg)` }}
          />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}
