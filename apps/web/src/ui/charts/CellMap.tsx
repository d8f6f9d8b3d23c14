import { Group, Text, Title } from '@mantine/core'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { SaveCsvButton } from '../SaveCsvButton.tsx'
import classes from './CellMap.module.css'
import { type CellScale, cellPixels } from './cellColors.ts'
import { type Cell, cellAt, cellRows, movedCell, rowHeightPx } from './cellGrid.ts'
import { SavePictureButton } from './SavePictureButton.tsx'
import { ScaleBar } from './ScaleBar.tsx'

interface CellMapProps {
  readonly title: string
  /** One sentence that says what the picture shows, for those who do not see it. */
  readonly summary: string
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** Row by row, [rows · columns]; NaN: none. The same object between renders: a new one is drawn anew. */
  readonly values: Float64Array
  readonly scale: CellScale
  readonly format: (value: number) => string
  /** Of the names of the rows. */
  readonly heading: string
  readonly controls?: ReactNode
  readonly onPick: (cell: Cell) => void
}

/** Cells by colour, however many: one pixel each, enlarged by the browser. Arrow keys go from cell to cell, Enter picks. */
export function CellMap(props: CellMapProps): ReactNode {
  const { title, rows, columns, values, scale, controls } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cell, setCell] = useState<Cell>()
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || rows.length === 0 || columns.length === 0) return
    context.putImageData(new ImageData(cellPixels(values, scale), columns.length), 0, 0)
  }, [values, scale, rows.length, columns.length])
  return (
    <figure style={{ margin: 0 }} aria-label={title}>
      <Group justify="space-between" mb={6} gap="sm">
        <Title order={2}>{title}</Title>
        <Group gap={4}>
          {controls}
          <SavePictureButton
            title={title}
            label="Save picture (PNG)"
            picture={() => canvas.current?.toDataURL('image/png')}
          />
          <SaveCsvButton
            title={title}
            label="Save data (CSV)"
            columns={[props.heading, ...columns]}
            rows={() => cellRows(rows, columns.length, values)}
          />
        </Group>
      </Group>
      <Cells {...props} canvas={canvas} cell={cell} onCell={setCell} />
      <Group justify="space-between" mt={4} gap="xs">
        <Text component="output" size="xs" c="gray.7">
          {cell && cellText(props, cell)}
        </Text>
        <ScaleBar scale={scale} format={props.format} />
      </Group>
      <Text component="figcaption" size="xs" c="gray.6" mt={4}>
        {props.summary}
      </Text>
    </figure>
  )
}

interface CellsProps extends CellMapProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly cell: Cell | undefined
  readonly onCell: (cell: Cell | undefined) => void
}

function Cells({ canvas, cell, onCell, ...props }: CellsProps): ReactNode {
  const { rows, columns, onPick } = props
  const size = { rows: rows.length, columns: columns.length }
  const rowPx = rowHeightPx(rows.length)
  const at = (event: MouseEvent<HTMLButtonElement>) =>
    cellAt(event, event.currentTarget.getBoundingClientRect(), size)
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = movedCell(event.key, cell, size)
    if (next === undefined) return
    event.preventDefault()
    onCell(next)
  }
  return (
    <div className={classes['scroller']}>
      {rowPx >= LABELLED_PX && (
        <div className={classes['names']} aria-hidden>
          {rows.map((name) => (
            <span key={name} style={{ height: rowPx, lineHeight: `${rowPx}px` }} title={name}>
              {name}
            </span>
          ))}
        </div>
      )}
      <div className={classes['field']}>
        <button
          type="button"
          className={classes['cells']}
          style={{ height: rowPx * rows.length }}
          aria-label={`${props.title}. ${cell ? cellText(props, cell) : props.summary}`}
          onPointerMove={(event) => onCell(at(event))}
          onPointerLeave={() => onCell(undefined)}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            // Enter and the space bar click without a place
            const picked = event.detail === 0 ? cell : at(event)
            if (picked) onPick(picked)
          }}
        >
          <canvas ref={canvas} width={size.columns} height={size.rows} />
          {cell && (
            <span
              className={classes['cursor']}
              style={{
                left: `${(100 * cell.column) / size.columns}%`,
                width: `${100 / size.columns}%`,
                top: cell.row * rowPx,
                height: rowPx,
              }}
            />
          )}
        </button>
        <div className={classes['ends']} aria-hidden>
          <span>{columns[0]}</span>
          <span>{columns.at(-1)}</span>
        </div>
      </div>
    </div>
  )
}

/** Rows that are lower have no names beside them. */
const LABELLED_PX = 14

function cellText({ rows, columns, values, format }: CellMapProps, { row, column }: Cell): string {
  const value = values[row * columns.length + column] ?? Number.NaN
  const text = Number.isNaN(value) ? 'no value' : format(value)
  return `${rows[row] ?? ''}, ${columns[column] ?? ''}: ${text}`
}
