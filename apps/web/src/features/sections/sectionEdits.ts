import {
  blockRowAxes,
  createLayer,
  keepCount,
  type LayerOf,
  newSectionProperties,
  rebuiltSection,
  type SectionCell,
  type SectionSlot,
  uniqueName,
  withCells,
} from '@duet/plant'
import { counted } from '../../lib/counted.ts'
import { putChangedLayer } from '../design-session/designActions.ts'
import type { DesignSession } from '../design-session/session.ts'
import { layoutInputOf, type SectionState } from './sectionState.ts'

/** Switches slots; calls with the same stroke are one step of the history. */
export function switchSlots(
  session: DesignSession,
  { input, base: layer }: SectionState,
  cells: readonly SectionCell[],
  isOn: boolean,
  stroke?: string,
): void {
  if (cells.length === 0) return
  const changed = withCells(layer, session.frame, blockRowAxes(input), cells, isOn)
  const count = cells.length === 1 ? 'a slot' : counted(cells.length, 'slot')
  const what = stroke === undefined ? count : 'slots'
  putSection(session, changed, `Switch ${what} ${isOn ? 'on' : 'off'} in ${layer.name}`, stroke)
}

export function switchAll(session: DesignSession, state: SectionState, isOn: boolean): void {
  const cells = state.slots.filter((slot) => slot.isOn !== isOn).map(({ cell }) => cell)
  const { base, input } = state
  const changed = withCells(base, session.frame, blockRowAxes(input), cells, isOn)
  putSection(session, changed, `Switch all slots ${isOn ? 'on' : 'off'} in ${base.name}`)
}

export function invertSlots(session: DesignSession, state: SectionState): void {
  const { slots, layer } = state
  const cellsOf = (isOn: boolean): readonly SectionCell[] =>
    slots.filter((slot) => slot.isOn === isOn).map(({ cell }) => cell)
  putSection(
    session,
    switched(session, state, cellsOf(false), cellsOf(true)),
    `Invert slots of ${layer.name}`,
  )
}

/** Keeps so many tables, the first of the section row by row: as many as an inverter takes. */
export function keepTables(session: DesignSession, state: SectionState, count: number): void {
  const { on, off } = keepCount(state.slots, count)
  const name = `Keep ${count} tables in ${state.layer.name}`
  putSection(session, switched(session, state, on, off), name)
}

/** A grid for the tables as they are now; what still matches stays switched as it was. */
export function rebuildGrid(session: DesignSession, { layer, input, slots }: SectionState): void {
  putSection(session, rebuiltSection(layer, input, slots), `Rebuild grid of ${layer.name}`)
}

function switched(
  session: DesignSession,
  { base: layer, input }: SectionState,
  on: readonly SectionCell[],
  off: readonly SectionCell[],
): LayerOf<'section'> {
  // the zero of the grid moves when cells lie before it, so all cells are named at once for the first switch
  const axes = blockRowAxes(input)
  const whole = withCells(layer, session.frame, axes, [...on, ...off], true)
  const shift = shiftOf([...on, ...off])
  const moved = off.map(([row, column]): SectionCell => [row + shift[0], column + shift[1]])
  return withCells(whole, session.frame, axes, moved, false)
}

/** By how much the cells are counted on after the grid has grown to hold them. */
function shiftOf(cells: readonly SectionCell[]): readonly [number, number] {
  return cells.reduce<readonly [number, number]>(
    ([rows, columns], [row, column]) => [Math.max(rows, -row), Math.max(columns, -column)],
    [0, 0],
  )
}

function putSection(
  session: DesignSession,
  layer: LayerOf<'section'>,
  name: string,
  joins?: string,
): void {
  if (session.mayEdit && layer.is_locked !== true) putChangedLayer(session, layer, name, joins)
}

/** A section over the whole of a perimeter, its cells around the tables that stand there; it is then edited. */
export async function addSectionOf(
  session: DesignSession,
  perimeter: LayerOf<'perimeter'>,
): Promise<void> {
  const input = perimeter.block_id === null ? undefined : layoutInputOf(session, perimeter.block_id)
  if (input === undefined || !session.mayEdit) return
  const { cornersM, count } = await session.layout.layoutOf(input.block.id)
  const anchorM = count > 0 ? ([cornersM[0] ?? 0, cornersM[1] ?? 0] as const) : undefined
  const { geometry } = perimeter.geojson
  const names = input.layers.map(({ name }) => name)
  const layer = createLayer({
    id: crypto.randomUUID(),
    projectId: session.projectId,
    blockId: perimeter.block_id,
    type: 'section',
    name: uniqueName('Section', names),
    createdAt: new Date().toISOString(),
    geojson: {
      type: 'Feature',
      geometry,
      properties: newSectionProperties(geometry, input, anchorM),
    },
  })
  putChangedLayer(session, layer, `Add ${layer.name}`)
  session.dispatch({ type: 'editSection', layerId: layer.id })
}

/** How many of the slots hold a table. */
export function countOn(slots: readonly SectionSlot[]): number {
  return slots.reduce((count, { isOn }) => count + Number(isOn), 0)
}
