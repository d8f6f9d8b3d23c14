import { followAll } from '../../../lib/externalStore.ts'
import type { DesignSession, MapPosition } from '../../design-session/session.ts'
import { selectSurroundings } from '../../drawing/editor/context.ts'
import type { Aim } from '../../drawing/tools/drawTool.ts'
import { hitTest } from '../../drawing/tools/hitTest.ts'
import { holdsMap, type SelectSurroundings } from '../../drawing/tools/selectTool.ts'
import { mountGround } from '../../ground/map/mountGround.ts'
import {
  createDesignMap,
  type DesignMap,
  type DesignMapOptions,
} from '../../map/createDesignMap.ts'
import { mapLabels } from '../../map/mapLabels.ts'
import { createReadout } from '../../map/pointerReadout.ts'
import { createSectionHand } from '../../sections/sectionHand.ts'
import { slotCursorOf } from '../../sections/sectionKeys.ts'
import { sectionStoreOf } from '../../sections/sectionState.ts'
import { createPainter } from './paintMap.ts'
import { showPosition } from './showPosition.ts'

export interface MapElements {
  /** Shows its state to tests: `data-idle`, `data-table-count`. */
  readonly region: HTMLElement
  readonly canvas: HTMLElement
  readonly readout: HTMLElement
}

export interface MountedMap {
  readonly map: DesignMap
  readonly remove: () => void
}

/** Where a menu was asked for, in the window, and over which layer. */
export interface MenuPlace {
  readonly x: number
  readonly y: number
  readonly layerId: string | undefined
}

export interface MapCalls {
  readonly onMoved: (position: MapPosition) => void
  readonly onMenu: (place: MenuPlace) => void
}

/** Puts the map of a session into the page; it follows the session's stores until it is removed. */
export function mountMap(
  session: DesignSession,
  { region, canvas, readout }: MapElements,
  view: DesignMapOptions['view'],
  { onMoved, onMenu }: MapCalls,
): MountedMap {
  const sectionHand = createSectionHand(session)
  const map = createDesignMap({
    container: canvas,
    frame: session.frame,
    view,
    events: {
      onPointer: (type, aim) => {
        if (!sectionHand.point(type, aim)) session.dispatch({ type, aim })
      },
      holdsMap: (aim) => sectionHand.holdsMap(aim) || toolHoldsMap(session, aim),
      onMenu: (place, aim) => onMenu({ ...place, layerId: layerUnder(session, aim) }),
      onMoved: ({ center: [lng, lat], zoom }) => {
        onMoved([rounded(lng, 6), rounded(lat, 6), rounded(zoom, 2)])
        schedule.start()
      },
      onIdle: () => {
        if (!session.layout.get().isBusy) region.dataset['idle'] = 'true'
      },
      onBusy: () => {
        delete region.dataset['idle']
      },
    },
  })
  showPosition(map, session)
  const labels = mapLabels(map, session)
  const paint = createPainter(session, map, () => schedule.start())
  const showReadout = createReadout(readout, session)
  const schedule = onNextFrame(() => {
    paint()
    labels.update()
    showReadout(map)
    region.dataset['tableCount'] = String(tableCount(session))
    map.repaint()
  })
  const onChange = (): void => {
    delete region.dataset['idle']
    schedule.start()
  }
  const removeGround = mountGround(session, map)
  onChange()
  const { editor, shown, layout } = session
  const followed = [editor, shown, layout, sectionStoreOf(session), slotCursorOf(session)]
  const stop = followAll(followed, onChange)
  return {
    map,
    remove: () => {
      schedule.stop()
      stop()
      labels.remove()
      removeGround()
      map.remove()
    },
  }
}

/** However often it is started, the call is made once a frame. */
function onNextFrame(call: () => void): { readonly start: () => void; readonly stop: () => void } {
  let frame: number | undefined
  return {
    start: () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        call()
      })
    },
    stop: () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
    },
  }
}

/** A press on what can be dragged or that draws a rectangle must not pan the map. */
function toolHoldsMap(session: DesignSession, aim: Aim): boolean {
  const state = session.editor.get()
  if (state.section !== undefined || state.terrain.isInspecting) return false
  if (state.drawing !== undefined) {
    return state.drawing.shape === 'rectangle' && state.drawing.points.length === 0
  }
  return holdsMap(aim, surroundingsOf(session))
}

function layerUnder(session: DesignSession, { at, toleranceM }: Aim): string | undefined {
  const hit = hitTest(at, toleranceM, surroundingsOf(session))
  return hit !== undefined && 'layerId' in hit ? hit.layerId : undefined
}

function surroundingsOf(session: DesignSession): SelectSurroundings {
  const { design } = session.plant.get()
  const { frame, mayEdit } = session
  return selectSurroundings(session.editor.get(), { design, frame, mayEdit })
}

/** Of the blocks that are shown or not: the whole plant's. */
function tableCount(session: DesignSession): number {
  return [...session.layout.get().byBlock.values()].reduce((sum, { tables }) => sum + tables, 0)
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
