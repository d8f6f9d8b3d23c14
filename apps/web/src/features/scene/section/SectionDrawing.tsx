import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import type { SceneBlock } from '../model/sceneModel.ts'
import classes from '../PlantScene.module.css'
import type { RowSection, SectionPoint, SectionRow } from './rowSection.ts'
import { onGround, sectionFrame, shadowPatch, upperEnd } from './sectionShapes.ts'

interface SectionDrawingProps {
  readonly section: RowSection
  readonly block: SceneBlock
}

const WIDTH = 520
const HEIGHT = 160
/** Length of the arrow of the sun, px. */
const RAY_PX = 46

/** Rows cut across, true to scale: ground, posts, modules, shadows and the sun's ray. */
export function SectionDrawing({ section, block }: SectionDrawingProps): ReactNode {
  const place = sectionFrame(section, WIDTH, HEIGHT)
  const path = (points: readonly SectionPoint[]): string =>
    points
      .map((point) =>
        place(point)
          .map((value) => value.toFixed(1))
          .join(','),
      )
      .join(' ')
  const [left, right] = [place(section.ground[0] ?? [0, 0]), place(section.ground.at(-1) ?? [0, 0])]
  const { sun } = section
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes['drawing']} aria-hidden>
      {sun !== undefined &&
        section.rows.map((row) => (
          <polygon
            key={`shadow-${row.table}`}
            points={path(shadowPatch(row, section, sun))}
            className={classes['shade']}
          />
        ))}
      <polygon
        points={`${path(section.ground)} ${right[0]},${HEIGHT} ${left[0]},${HEIGHT}`}
        className={classes['earth']}
      />
      {section.rows.map((row) => (
        <DrawnRow key={row.table} row={row} path={path} place={place} block={block} />
      ))}
      {sun !== undefined &&
        section.rows.map((row) => {
          const tip = upperEnd(row, sun)
          const [x, y] = place(tip)
          const [footX, footY] = place(onGround(tip, section.ground, sun))
          return (
            <g key={`ray-${row.table}`} className={classes['ray']}>
              <line x1={x + RAY_PX * sun[0]} y1={y - RAY_PX * sun[1]} x2={x} y2={y} />
              <line x1={x} y1={y} x2={footX} y2={footY} strokeDasharray="3 3" />
            </g>
          )
        })}
    </svg>
  )
}

interface DrawnRowProps {
  readonly row: SectionRow
  readonly path: (points: readonly SectionPoint[]) => string
  readonly place: (point: SectionPoint) => readonly [number, number]
  readonly block: SceneBlock
}

function DrawnRow({ row, path, place, block }: DrawnRowProps): ReactNode {
  const [x, y] = place(row.axis)
  return (
    <g>
      <polyline points={path([[row.axis[0], row.groundM], row.axis])} className={classes['post']} />
      <polyline points={path([row.left, row.right])} className={classes['modules']} />
      {block.mount.kind === 'singleAxis' && (
        <circle cx={x} cy={y} r={2.4} className={classes['axis']} />
      )}
      <text x={x} y={HEIGHT - 6} textAnchor="middle" className={classes['rowLabel']}>
        {row.row}
      </text>
    </g>
  )
}

/** The drawing in a sentence. */
export function sectionText({ rows, sun }: RowSection): string {
  const shaded = rows.filter((row) => (row.shadedShare ?? 0) > 0.001).length
  const light = sun === undefined ? 'at night' : `${shaded} of them shaded by another row`
  return `Section of ${counted(rows.length, 'row')}, ${light}`
}
