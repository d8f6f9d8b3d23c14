import { areaM2, distanceM, lengthM, type PointM, perimeterM, polygonAreaM2 } from '@duet/plant'
import { type ReactNode, useMemo } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { formatAreaM2, formatLengthM } from '../../../lib/format.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { positionToM } from '../../drawing/tools/layerEdits.ts'
import { layerLines } from '../../drawing/tools/layerLines.ts'
import { boxOfPoints } from '../../plant/boxes.ts'
import classes from './ShapePreview.module.css'
import type { TypedCoordinates } from './typedCoordinates.ts'

interface ShapePreviewProps {
  readonly session: DesignSession
  readonly read: TypedCoordinates
  readonly isPolygon: boolean
  readonly besideIds: readonly string[]
}

type Lines = readonly (readonly PointM[])[]

/** A small picture, north up, of what was typed among its neighbours, and its size in words. */
export function ShapePreview(props: ShapePreviewProps): ReactNode {
  const { session, read, isPolygon, besideIds } = props
  const layers = useStore(session.plant, ({ design }) => design.block_layers)
  const { frame } = session
  const lines = useMemo(
    () => read.parts.map((part) => part.map((position) => positionToM(frame, position))),
    [read, frame],
  )
  if (lines.length === 0) return null
  const beside = besideIds.flatMap((id) => {
    const layer = layers[id]
    return layer === undefined ? [] : layerLines(layer, frame)
  })
  const words = sizeWords(lines, isPolygon, read.misclosureM)
  return (
    <figure className={classes['figure']}>
      <Picture lines={lines} beside={beside} isPolygon={isPolygon} />
      <figcaption className={classes['words']}>
        {words.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </figcaption>
    </figure>
  )
}

const SIDE = 100
const MARGIN = 8

function Picture(props: {
  readonly lines: Lines
  readonly beside: Lines
  readonly isPolygon: boolean
}): ReactNode {
  const { lines, beside, isPolygon } = props
  const toPicture = pictureScale(lines.flat())
  const path = (line: readonly PointM[], isClosed: boolean): string =>
    `M${line.map((point) => toPicture(point).join(' ')).join('L')}${isClosed ? 'Z' : ''}`
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className={classes['picture']} aria-hidden>
      <path d={beside.map((line) => path(line, false)).join('')} className={classes['beside']} />
      <path
        d={lines.map((line) => path(line, isPolygon)).join('')}
        className={classes['shape']}
        data-polygon={isPolygon}
      />
      {[...new Set(lines.flat().map((point) => toPicture(point).join(' ')))].map((place) => {
        const [x, y] = place.split(' ')
        return <circle key={place} cx={x} cy={y} r={1.6} className={classes['corner']} />
      })}
      <text x={SIDE - 4} y={9} textAnchor="end" className={classes['north']}>
        N ↑
      </text>
    </svg>
  )
}

/** Into the picture with a margin, north up; a single point stands in the middle. */
function pictureScale(points: readonly PointM[]): (point: PointM) => readonly [number, number] {
  const [west, south, east, north] = boxOfPoints(points)
  const span = Math.max(east - west, north - south, 1)
  const scale = (SIDE - 2 * MARGIN) / span
  return ([x, y]) => [
    round(SIDE / 2 + (x - (west + east) / 2) * scale),
    round(SIDE / 2 - (y - (south + north) / 2) * scale),
  ]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** A shape farther away than this is most likely mistyped, m. */
const FAR_M = 50_000

function sizeWords(
  lines: Lines,
  isPolygon: boolean,
  misclosureM: number | undefined,
): readonly string[] {
  const [first = []] = lines
  const count = lines.flat().length
  const points = count === 1 ? '1 point' : `${count} ${isPolygon ? 'corners' : 'points'}`
  const size = isPolygon
    ? areaM2(first) > 0 && [
        formatAreaM2(polygonAreaM2(lines)),
        `${formatLengthM(perimeterM(lines))} around`,
      ]
    : count > 1 && [formatLengthM(lines.reduce((sum, line) => sum + lengthM(line), 0))]
  const awayM = distanceM([0, 0], first[0] ?? [0, 0])
  return [
    [points, ...(size === false ? [] : size)].join(', '),
    ...(misclosureM === undefined
      ? []
      : [`The end misses the start by ${formatLengthM(misclosureM, 3)}; it is closed there.`]),
    ...(awayM > FAR_M
      ? [`It lies ${formatLengthM(awayM)} from the project. Is the order of the numbers right?`]
      : []),
  ]
}
