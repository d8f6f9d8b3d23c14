import { RAD_TO_DEG } from '@duet/units'
import type { KeyboardEvent } from 'react'
import type { DesignSession } from '../design-session/session.ts'
import { ARROW_KEYS } from '../plant/arrowKeys.ts'
import type { PlantView, TableRef } from './drawn/plantView.ts'
import { type CameraView, type PresetView, presetView, rowEndView } from './drawn/sceneCamera.ts'
import type { SceneBlock, SceneModel } from './model/sceneModel.ts'
import { movedMoment, type SiteMoment } from './model/siteClock.ts'
import { axisOf, placeOf } from './model/tableFrames.ts'

/** What buttons and keys do in the scene. */
export interface SceneCommands {
  readonly backToMap: () => void
  readonly show: (preset: PresetView) => void
  readonly showRowEnd: () => void
  readonly toggleSection: () => void
  /** Undefined: none. */
  readonly choose: (table: TableRef | undefined) => void
  readonly centre: (table: TableRef) => void
  readonly step: (by: 1 | -1) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly picture: ((widthPx: number, heightPx: number) => HTMLCanvasElement) | undefined
}

export interface SceneCommandsInput {
  readonly session: DesignSession
  readonly view: PlantView | undefined
  readonly model: SceneModel
  readonly chosen: TableRef | undefined
  readonly moment: SiteMoment
  readonly setMoment: (moment: SiteMoment) => void
  readonly setChosen: (chosen: TableRef | undefined) => void
  readonly setHasSection: (change: (before: boolean) => boolean) => void
}

/** Share of the distance that an arrow moves; turns and zooms of a key. */
const PAN_SHARE = 0.08
const TURN_DEG = 5
const ZOOM_FACTOR = 1.25
const STEP_MIN = 10
const LONG_STEP_MIN = 60
/** A table that is centred is seen from so many of its lengths at most. */
const CENTRE_LENGTHS = 1.2

export function sceneCommands(input: SceneCommandsInput): SceneCommands {
  const { session, view, model, chosen, setChosen, setHasSection } = input
  const commands: Omit<SceneCommands, 'onKey'> = {
    backToMap: () => session.dispatch({ type: 'view', view: 'map' }),
    show: (preset) => view?.goTo(presetView(preset, model.box, view.aspect(), model.groundAt)),
    showRowEnd: () => {
      const row = rowEnd(model, chosen ?? nearestTable(model, view))
      if (row !== undefined) view?.goTo(row)
    },
    toggleSection: () => {
      setHasSection((before) => !before)
      if (chosen === undefined) setChosen(nearestTable(model, view))
    },
    choose: setChosen,
    centre: (table) => {
      const to = view && centredView(model, table, view.view())
      if (to !== undefined) view?.goTo(to)
    },
    step: (by) => {
      const next = nextTable(model, chosen, by) ?? nearestTable(model, view)
      setChosen(next)
      const to = next && view && centredView(model, next, view.view())
      if (to !== undefined) view?.goTo(to)
    },
    picture: view?.picture,
  }
  return { ...commands, onKey: (event) => onKey(event, commands, input) }
}

function onKey(
  event: KeyboardEvent,
  commands: Omit<SceneCommands, 'onKey'>,
  { view, model, moment, setMoment, setChosen }: SceneCommandsInput,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || view === undefined) return
  const moved = movedByKey(event.key, event.shiftKey, view.view())
  const minutes = event.shiftKey ? LONG_STEP_MIN : STEP_MIN
  const actions: Readonly<Record<string, () => void>> = {
    n: () => commands.step(1),
    b: () => commands.step(-1),
    f: () => commands.show('fit'),
    t: () => commands.show('top'),
    s: () => commands.show('south'),
    e: commands.showRowEnd,
    c: commands.toggleSection,
    escape: () => setChosen(undefined),
    ',': () => setMoment(movedMoment(moment, -minutes)),
    '<': () => setMoment(movedMoment(moment, -LONG_STEP_MIN)),
    '.': () => setMoment(movedMoment(moment, minutes)),
    '>': () => setMoment(movedMoment(moment, LONG_STEP_MIN)),
  }
  const act = moved
    ? () => view.goTo(alongGround(moved, view.view(), model), true)
    : actions[event.key.toLowerCase()]
  if (act === undefined) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

/** A view that has moved goes up and down with the land. */
function alongGround(to: CameraView, from: CameraView, { groundAt }: SceneModel): CameraView {
  const [x, y, z] = to.target
  const riseM = groundAt(x, y) - groundAt(from.target[0], from.target[1])
  return { ...to, target: [x, y, z + riseM] }
}

/** Arrows move over the ground, with Shift they turn about the middle; plus and minus come nearer and go away. */
export function movedByKey(
  key: string,
  isShift: boolean,
  view: CameraView,
): CameraView | undefined {
  if (key === '+' || key === '=') return { ...view, distanceM: view.distanceM / ZOOM_FACTOR }
  if (key === '-' || key === '_') return { ...view, distanceM: view.distanceM * ZOOM_FACTOR }
  const arrow = ARROW_KEYS[key]
  if (arrow === undefined) return undefined
  const [right, ahead] = arrow
  if (isShift) {
    const pitchDeg = Math.min(89, Math.max(2, view.pitchDeg + ahead * TURN_DEG))
    return { ...view, bearingDeg: view.bearingDeg + right * TURN_DEG, pitchDeg }
  }
  const stepM = PAN_SHARE * view.distanceM
  const bearing = view.bearingDeg / RAD_TO_DEG
  const [east, north] = [
    right * Math.cos(bearing) + ahead * Math.sin(bearing),
    -right * Math.sin(bearing) + ahead * Math.cos(bearing),
  ]
  const [x, y, z] = view.target
  return { ...view, target: [x + stepM * east, y + stepM * north, z] }
}

function blockOf(model: SceneModel, table: TableRef | undefined): SceneBlock | undefined {
  return model.blocks.find(({ id }) => id === table?.blockId)
}

function centredView(model: SceneModel, ref: TableRef, from: CameraView): CameraView | undefined {
  const block = blockOf(model, ref)
  if (block === undefined) return undefined
  const farthest = CENTRE_LENGTHS * Math.max(20, block.geometry.lengthM)
  return {
    ...from,
    target: placeOf(block.frames, ref.table),
    distanceM: Math.min(from.distanceM, farthest),
  }
}

/** Tables in the order of blocks and rows, round and round. */
function nextTable(
  model: SceneModel,
  from: TableRef | undefined,
  by: 1 | -1,
): TableRef | undefined {
  const filled = model.blocks.filter(({ layout }) => layout.count > 0)
  const at = filled.findIndex(({ id }) => id === from?.blockId)
  const block = filled[at]
  if (from === undefined || block === undefined) return undefined
  const table = from.table + by
  if (table >= 0 && table < block.layout.count) return { blockId: block.id, table }
  const other = filled[(at + by + filled.length) % filled.length] ?? block
  return { blockId: other.id, table: by === 1 ? 0 : other.layout.count - 1 }
}

/** The table nearest to the middle of the picture. */
function nearestTable(model: SceneModel, view: PlantView | undefined): TableRef | undefined {
  const [x, y] = view?.view().target ?? [0, 0]
  let best: { readonly ref: TableRef; readonly awayM: number } | undefined
  for (const block of model.blocks) {
    for (let table = 0; table < block.layout.count; table++) {
      const place = placeOf(block.frames, table)
      const awayM = Math.hypot(place[0] - x, place[1] - y)
      if (best === undefined || awayM < best.awayM)
        best = { ref: { blockId: block.id, table }, awayM }
    }
  }
  return best?.ref
}

/** From the end of a table's row that is nearer to the south or the west, along it. */
function rowEnd(model: SceneModel, ref: TableRef | undefined): CameraView | undefined {
  const block = blockOf(model, ref)
  if (block === undefined || ref === undefined) return undefined
  const { layout, frames, geometry } = block
  const axis = axisOf(frames, ref.table, 1)
  const heading = Math.atan2(axis[0], axis[1]) * RAD_TO_DEG
  // looking north or east shows what the map shows
  const alongDeg = ((heading % 180) + 180) % 180
  const way = [Math.sin(alongDeg / RAD_TO_DEG), Math.cos(alongDeg / RAD_TO_DEG)] as const
  let end = ref.table
  let least = Number.POSITIVE_INFINITY
  for (let table = 0; table < layout.count; table++) {
    const isSameRow =
      layout.row[table] === layout.row[ref.table] && layout.grid[table] === layout.grid[ref.table]
    if (!isSameRow) continue
    const place = placeOf(frames, table)
    const along = place[0] * way[0] + place[1] * way[1]
    if (along < least) {
      least = along
      end = table
    }
  }
  const [x, y] = placeOf(frames, end)
  const half = geometry.lengthM / 2
  const [endX, endY] = [x - half * way[0], y - half * way[1]]
  return rowEndView([endX, endY, model.groundAt(endX, endY)], alongDeg, geometry.centreHeightM)
}
