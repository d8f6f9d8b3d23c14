import type { BlockLayer } from '@duet/plant'
import { SegmentedControl, Switch, VisuallyHidden } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { putChangedLayer } from '../../design-session/designActions.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { pointHeightsOf } from '../../drawing/tools/layerEdits.ts'
import { withPointHeights } from '../layer/layerParts.ts'
import { pastedInto } from './pastedCells.ts'
import { useCellFocus } from './useCellFocus.ts'
import { VertexLine } from './VertexLine.tsx'
import classes from './VertexTable.module.css'
import {
  type CellEdit,
  deleteRow,
  insertAfter,
  setCells,
  type VertexChange,
  type VertexColumn,
  type VertexMode,
  vertexColumns,
  vertexRows,
} from './vertexGrid.ts'

interface VertexTableProps {
  readonly session: DesignSession
  readonly layer: BlockLayer
}

const MODES: readonly { readonly value: VertexMode; readonly label: string }[] = [
  { value: 'degrees', label: 'Degrees' },
  { value: 'metres', label: 'Metres' },
  { value: 'edges', label: 'Edges' },
]

const HELP: Readonly<Record<VertexMode, string>> = {
  degrees: 'WGS 84.',
  metres: 'From the place of the project.',
  edges: 'From each corner to the next; a change moves the next one.',
}

const ROW_HEIGHT_PX = 30
/** Twelve rows and the head; more scroll. */
const MOST_HEIGHT_PX = 13 * ROW_HEIGHT_PX

/** The corners of a layer as numbers: the way to draw and to read without a pointer. */
export function VertexTable({ session, layer }: VertexTableProps): ReactNode {
  const [mode, setMode] = useState<VertexMode>('degrees')
  const changes = useVertexChanges(session, layer)
  const isFixed = !session.mayEdit || layer.is_locked === true
  return (
    <section aria-label="Vertices" className={classes['part']}>
      <div className={classes['head']}>
        <h3 className={classes['title']}>Vertices</h3>
        <SegmentedControl
          size="xs"
          aria-label="Vertices as"
          value={mode}
          data={[...MODES]}
          onChange={(value) => setMode(MODES.find((one) => one.value === value)?.value ?? mode)}
        />
      </div>
      <HeightSwitch session={session} layer={layer} />
      {changes.problem !== undefined && <ErrorNote message={changes.problem} />}
      <Grid session={session} layer={layer} mode={mode} isFixed={isFixed} changes={changes} />
      <p className={classes['help']}>
        {HELP[mode]}
        {!isFixed && ' Arrows and Enter go on; a block of cells can be pasted.'}
      </p>
    </section>
  )
}

interface GridProps extends VertexTableProps {
  readonly mode: VertexMode
  readonly isFixed: boolean
  readonly changes: VertexChanges
}

/** Only the rows in view are drawn. */
function Grid({ session, layer, mode, isFixed, changes }: GridProps): ReactNode {
  const { frame } = session
  const active = useStore(session.editor, ({ vertex }) => vertex)
  const rows = useMemo(() => vertexRows(layer, mode, frame), [layer, mode, frame])
  const columns = useMemo(() => vertexColumns(layer, mode), [layer, mode])
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this component
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 6,
  })
  const goTo = useCellFocus(scroller, rows.length, columns.length, (row) =>
    virtualizer.scrollToIndex(row),
  )
  const hasFixedCount = isFixed || hasFixedPoints(layer)
  const set = (edits: readonly CellEdit[]): VertexChange => setCells(layer, mode, frame, edits)
  const items = virtualizer.getVirtualItems()
  return (
    <div ref={scroller} className={classes['scroller']} style={{ maxHeight: MOST_HEIGHT_PX }}>
      <table className={classes['table']} aria-rowcount={rows.length + 1}>
        <VertexHead columns={columns} hasFixedCount={hasFixedCount} />
        <tbody>
          <Spacer heightPx={items[0]?.start ?? 0} />
          {items.flatMap(({ index }) => {
            const row = rows[index]
            return row === undefined ? (
              []
            ) : (
              <VertexLine
                key={`${row.ref.part} ${row.ref.index}`}
                row={row}
                at={index}
                part={partName(layer, row.ref.part)}
                columns={columns}
                isActive={active?.part === row.ref.part && active.index === row.ref.index}
                isFixed={isFixed}
                hasFixedCount={hasFixedCount}
                onGo={goTo}
                onChange={(column, value) =>
                  changes.apply(set([{ row: index, column, value }]), 'Move vertex')
                }
                onPaste={(text, column) => {
                  const place = { row: index, column, columns: columns.length }
                  const most = hasFixedCount ? rows.length : undefined
                  changes.apply(pastedInto(text, { ...place, most }, set), 'Paste vertices')
                }}
                onInsert={() => changes.apply(insertAfter(layer, row.ref, frame), 'Add vertex')}
                onDelete={() => changes.apply(deleteRow(layer, row.ref), 'Delete vertex')}
              />
            )
          })}
          <Spacer heightPx={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  )
}

/** Types that have a fixed number of points. */
function hasFixedPoints({ type, geojson }: BlockLayer): boolean {
  return type === 'frame' || geojson.geometry.type === 'Point'
}

function VertexHead(props: {
  readonly columns: readonly VertexColumn[]
  readonly hasFixedCount: boolean
}): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">#</th>
        {props.columns.map(({ title, unit }) => (
          <th key={title} scope="col">
            {title}, {unit}
          </th>
        ))}
        {!props.hasFixedCount && (
          <th scope="col" className={classes['buttons']}>
            <VisuallyHidden>Add and delete</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** `Hole 1`, `Line 3`; undefined for the one outline or line of a shape. */
function partName({ geojson }: BlockLayer, part: number): string | undefined {
  if (geojson.geometry.type === 'MultiLineString') return `Line ${part + 1}`
  return part === 0 ? undefined : `Hole ${part}`
}

function Spacer({ heightPx }: { readonly heightPx: number }): ReactNode {
  if (heightPx <= 0) return null
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden, holds the scroll height */}
      <td style={{ height: heightPx, padding: 0 }} />
    </tr>
  )
}

/** Types whose points may each have a height. */
const WITH_HEIGHTS = new Set<BlockLayer['type']>(['shading', 'panels', 'perimeter'])

/** Heights point by point, or one for all. */
function HeightSwitch({ session, layer }: VertexTableProps): ReactNode {
  if (!WITH_HEIGHTS.has(layer.type)) return null
  const isOn = pointHeightsOf(layer) !== undefined
  const height = layer.type === 'shading' ? (layer.geojson.properties.height ?? 10) : 0
  return (
    <Switch
      label="A height for each point, above ground"
      disabled={!session.mayEdit}
      checked={isOn}
      onChange={(event) =>
        putChangedLayer(
          session,
          withPointHeights(layer, event.currentTarget.checked ? height : null),
          `Change heights of ${layer.name}`,
        )
      }
    />
  )
}

interface VertexChanges {
  /** Why the last change was not made. */
  readonly problem: string | undefined
  readonly apply: (change: VertexChange, name: string) => void
}

/** A change that breaks a rule of the layer is reported and not made. */
function useVertexChanges(session: DesignSession, layer: BlockLayer): VertexChanges {
  const [problem, setProblem] = useState<{ readonly of: BlockLayer; readonly text: string }>()
  return {
    problem: problem?.of === layer ? problem.text : undefined,
    apply: (change, name) => {
      if ('problem' in change) setProblem({ of: layer, text: change.problem })
      else putChangedLayer(session, change.layer, `${name} of ${layer.name}`)
    },
  }
}
