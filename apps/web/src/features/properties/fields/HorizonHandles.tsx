import type { HorizonPoint } from '@duet/plant'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { formatDegrees } from '../../../lib/format.ts'
import { ARROW_KEYS } from '../../plant/arrowKeys.ts'
import classes from './HorizonInput.module.css'
import { type HorizonFrame, movePoint, placeOf, stepOf } from './horizonPoints.ts'

interface HorizonHandlesProps {
  /** In order of azimuth. */
  readonly points: readonly HorizonPoint[]
  readonly frame: HorizonFrame
  readonly onGrab: (index: number) => void
  readonly onDrag: (event: PointerEvent) => void
  readonly onDrop: () => void
  readonly onChange: (points: readonly HorizonPoint[]) => void
}

/** The points of the picture. One of them is reached by Tab, the others from it. */
export function HorizonHandles(props: HorizonHandlesProps): ReactNode {
  const { points, frame } = props
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const reached = Math.min(active, points.length - 1)
  const focus = (index: number): void => {
    setActive(index)
    const handle = list.current?.children[index]
    if (handle instanceof HTMLElement) handle.focus()
  }
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const next = keyed(points, index, event)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    if (next.points) props.onChange(next.points)
    focus(next.index)
  }
  return (
    <div ref={list}>
      {points.map((point, index) => {
        const [left, top] = placeOf(point, frame)
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input moves in one direction
            role="slider"
            className={classes['handle']}
            style={{ left, top }}
            tabIndex={index === reached ? 0 : -1}
            aria-label={`Point ${index + 1} of ${points.length}`}
            aria-valuemin={0}
            aria-valuemax={90}
            aria-valuenow={point.elevation}
            aria-valuetext={`azimuth ${formatDegrees(point.azimuth)}, height ${formatDegrees(point.elevation)}`}
            onFocus={() => setActive(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              props.onGrab(index)
            }}
            onPointerMove={props.onDrag}
            onPointerUp={props.onDrop}
            onPointerCancel={props.onDrop}
          />
        )
      })}
    </div>
  )
}

interface Keyed {
  /** Undefined: they stay as they are. */
  readonly points?: readonly HorizonPoint[]
  /** The point that has the focus. */
  readonly index: number
}

/** What a key does at a point; undefined: nothing. */
function keyed(
  points: readonly HorizonPoint[],
  index: number,
  event: KeyboardEvent,
): Keyed | undefined {
  const point = points[index]
  const arrow = ARROW_KEYS[event.key]
  if (!point || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (arrow) {
    const step = stepOf(event)
    const to = {
      azimuth: point.azimuth + arrow[0] * step,
      elevation: point.elevation + arrow[1] * step,
    }
    return { points: movePoint(points, index, to), index }
  }
  switch (event.key) {
    case 'PageUp':
      return { index: Math.min(points.length - 1, index + 1) }
    case 'PageDown':
      return { index: Math.max(0, index - 1) }
    case 'Delete':
    case 'Backspace':
      return { points: points.toSpliced(index, 1), index: Math.max(0, index - 1) }
    default:
      return undefined
  }
}
