import { type BlockLayer, validateLayer } from '@duet/plant'
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { Geometry } from 'geojson'
import { type ReactNode, useState } from 'react'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { useStore } from '../model/externalStore.ts'
import type { DesignSession } from '../model/session.ts'
import { geometryWithHeights, withGeometry } from '../tools/layerEdits.ts'
import {
  deleteVertex,
  insertVertex,
  moveVertex,
  partsOf,
  type VertexRef,
  verticesOf,
} from '../tools/vertices.ts'
import { putChangedLayer } from './designActions.ts'
import classes from './PropertyPanel.module.css'

interface VertexTableProps {
  readonly session: DesignSession
  readonly layer: BlockLayer
}

/** Many rows make typing slow, and nobody types so many. */
const MOST_ROWS = 200

/** The corners of a layer as numbers: the way to draw without a pointer. */
export function VertexTable({ session, layer }: VertexTableProps): ReactNode {
  const active = useStore(session.editor, ({ vertex }) => vertex)
  const { problem, apply } = useVertexEdits(session, layer)
  const vertices = verticesOf(layer.geojson.geometry)
  const isFixed = !session.mayEdit || layer.type === 'frame'
  return (
    <section aria-label="Vertices">
      <p className={classes['listLabel']}>Vertices</p>
      {problem !== undefined && <ErrorNote message={problem} />}
      <table className={classes['vertices']}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Longitude</th>
            <th scope="col">Latitude</th>
            <th scope="col">
              <VisuallyHidden>Delete</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {vertices.slice(0, MOST_ROWS).map(({ ref, position }, index) => (
            <VertexRow
              key={`${ref.part} ${ref.index}`}
              number={index + 1}
              position={position}
              isActive={active?.part === ref.part && active.index === ref.index}
              isFixed={isFixed}
              onMove={(to) => apply((given) => moveVertex(given, ref, to), 'Move vertex')}
              onDelete={() => apply((given) => deleteVertex(given, ref), 'Delete vertex')}
            />
          ))}
        </tbody>
      </table>
      {vertices.length > MOST_ROWS && (
        <p className={classes['help']}>
          {MOST_ROWS} of {vertices.length} vertices are shown.
        </p>
      )}
      {!isFixed && layer.geojson.geometry.type !== 'Point' && (
        <Button
          variant="default"
          mt={6}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => apply(withVertexAtEnd, 'Add vertex')}
        >
          Add vertex
        </Button>
      )}
    </section>
  )
}

interface VertexEdits {
  /** Why the last change was not made. */
  readonly problem: string | undefined
  readonly apply: (change: (given: Geometry) => Geometry | undefined, name: string) => void
}

/** A change that breaks a rule of the layer is told and not made. */
function useVertexEdits(session: DesignSession, layer: BlockLayer): VertexEdits {
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    apply: (change, name) => {
      const changed = change(geometryWithHeights(layer))
      if (changed === undefined) {
        setProblem('A shape keeps at least 3 corners, a line 2 points.')
        return
      }
      const next = withGeometry(layer, changed)
      const wrong = validateLayer(next)[0]?.message
      setProblem(wrong)
      if (wrong === undefined) putChangedLayer(session, next, `${name} of ${layer.name}`)
    },
  }
}

interface VertexRowProps {
  readonly number: number
  readonly position: readonly number[]
  readonly isActive: boolean
  readonly isFixed: boolean
  readonly onMove: (to: [number, number]) => void
  readonly onDelete: () => void
}

function VertexRow(props: VertexRowProps): ReactNode {
  const { number, position, isFixed, onMove, onDelete } = props
  const [longitude = 0, latitude = 0] = position
  return (
    <tr data-active={props.isActive}>
      <td>{number}</td>
      <td>
        <DegreesField
          label={`Longitude of vertex ${number}`}
          value={longitude}
          isFixed={isFixed}
          onChange={(value) => onMove([value, latitude])}
        />
      </td>
      <td>
        <DegreesField
          label={`Latitude of vertex ${number}`}
          value={latitude}
          isFixed={isFixed}
          onChange={(value) => onMove([longitude, value])}
        />
      </td>
      <td>
        {!isFixed && (
          <Tooltip label="Delete vertex">
            <ActionIcon aria-label={`Delete vertex ${number}`} size={24} onClick={onDelete}>
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </td>
    </tr>
  )
}

interface DegreesFieldProps {
  readonly label: string
  readonly value: number
  readonly isFixed: boolean
  readonly onChange: (value: number) => void
}

/** Changes when it is left or by Enter: half-typed degrees would throw the corner across the earth. */
function DegreesField({ label, value, isFixed, onChange }: DegreesFieldProps): ReactNode {
  const [typed, setTyped] = useState<number | null>()
  const finish = (): void => {
    if (typeof typed === 'number' && typed !== value) onChange(typed)
    setTyped(undefined)
  }
  return (
    <span
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    >
      <NumberField
        label={label}
        hideLabel
        value={typed === undefined ? value : typed}
        decimals={8}
        disabled={isFixed}
        onChange={setTyped}
        onBlur={finish}
      />
    </span>
  )
}

/** Halfway along the last edge, from where it can be moved by typing. */
function withVertexAtEnd(geometry: Geometry): Geometry {
  const part = partsOf(geometry).length - 1
  const line = partsOf(geometry)[part] ?? []
  const ref: VertexRef = { part, index: line.length - 2 }
  const [ax = 0, ay = 0] = line[ref.index] ?? []
  const [bx = 0, by = 0] = line[ref.index + 1] ?? []
  return insertVertex(geometry, ref, [(ax + bx) / 2, (ay + by) / 2])
}
