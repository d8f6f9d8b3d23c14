import type { HorizonPoint } from '@duet/plant'
import { useElementSize } from '@mantine/hooks'
import { type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatDegrees } from '../../../lib/format.ts'
import { HorizonHandles } from './HorizonHandles.tsx'
import classes from './HorizonInput.module.css'
import {
  addPoint,
  HEIGHT_LINE_DEG,
  type HorizonFrame,
  inOrder,
  movePoint,
  type PlacePx,
  placeOf,
  pointAt,
  stepOf,
  topOf,
} from './horizonPoints.ts'
import { SunLines } from './SunLines.tsx'

const HEIGHT_PX = 180

interface HorizonDrawingProps {
  readonly points: readonly HorizonPoint[]
  readonly isDisabled: boolean
  readonly onChange: (points: readonly HorizonPoint[]) => void
}

interface Drag {
  readonly index: number
  readonly points: readonly HorizonPoint[]
}

/** The horizon from north over east to north under the paths of the sun; its points are added, moved and removed. */
export function HorizonDrawing(props: HorizonDrawingProps): ReactNode {
  const { isDisabled, onChange } = props
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [drag, setDrag] = useState<Drag>()
  const stored = inOrder(props.points)
  const points = drag?.points ?? stored
  // while a point is dragged the heights stay where they are
  const frame = { widthPx: width, heightPx: HEIGHT_PX, topDeg: topOf(stored) }
  const at = (event: MouseEvent): HorizonPoint =>
    pointAt(placeInPicture(event), frame, stepOf(event))
  const handles = {
    onGrab: (index: number) => setDrag({ index, points: stored }),
    onDrag: (event: PointerEvent) =>
      drag && setDrag({ ...drag, points: movePoint(stored, drag.index, at(event)) }),
    onDrop: () => {
      if (drag && drag.points !== stored) onChange(drag.points)
      setDrag(undefined)
    },
  }
  return (
    <>
      <div ref={ref} className={classes['picture']} data-picture>
        <svg width={width} height={HEIGHT_PX} aria-hidden>
          <SunLines frame={frame} />
          <HeightLines frame={frame} />
          <HorizonShape points={points} frame={frame} />
          {!isDisabled && (
            // the same as Add a point, at a place
            <rect
              className={classes['ground']}
              width={width}
              height={HEIGHT_PX}
              onClick={(event) => onChange(addPoint(stored, at(event)))}
            />
          )}
        </svg>
        {!isDisabled && (
          <HorizonHandles points={points} frame={frame} {...handles} onChange={onChange} />
        )}
      </div>
      <div className={classes['axis']} aria-hidden>
        {['N', 'E', 'S', 'W', 'N'].map((letter, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i}>{letter}</span>
        ))}
      </div>
      <p className={classes['said']}>{saidOf(points, drag)}</p>
    </>
  )
}

function placeInPicture({ currentTarget, clientX, clientY }: MouseEvent): PlacePx {
  const picture = currentTarget.closest('[data-picture]') ?? currentTarget
  const { left, top } = picture.getBoundingClientRect()
  return [clientX - left, clientY - top]
}

function saidOf(points: readonly HorizonPoint[], drag: Drag | undefined): string {
  const moved = drag && points[drag.index]
  if (moved)
    return `Azimuth ${formatDegrees(moved.azimuth)}, height ${formatDegrees(moved.elevation)}`
  const highest = Math.max(0, ...points.map(({ elevation }) => elevation))
  const count = counted(points.length, 'point')
  return points.length === 0 ? 'No points' : `${count}, up to ${formatDegrees(highest)}`
}

function HeightLines({ frame }: { readonly frame: HorizonFrame }): ReactNode {
  const count = Math.ceil(frame.topDeg / HEIGHT_LINE_DEG) - 1
  const heights = Array.from({ length: count }, (_, i) => (i + 1) * HEIGHT_LINE_DEG)
  return heights.map((elevation) => {
    const [, y] = placeOf({ azimuth: 0, elevation }, frame)
    return (
      <g key={elevation} className={classes['heightLine']}>
        <line x1={0} x2={frame.widthPx} y1={y} y2={y} />
        <text x={4} y={y - 3}>{`${elevation}°`}</text>
      </g>
    )
  })
}

/** Around north the line goes on between the last point and the first. */
function HorizonShape({
  points,
  frame,
}: Pick<HorizonDrawingProps, 'points'> & { readonly frame: HorizonFrame }): ReactNode {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const around = [
    { ...last, azimuth: last.azimuth - 360 },
    ...points,
    { ...first, azimuth: first.azimuth + 360 },
  ]
  const line = around.map((point) => placeOf(point, frame).join(',')).join(' ')
  const { widthPx, heightPx } = frame
  return (
    <polygon
      className={classes['shape']}
      points={`${-widthPx},${heightPx} ${line} ${2 * widthPx},${heightPx}`}
    />
  )
}
