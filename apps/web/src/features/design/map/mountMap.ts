import { isVisible } from '../model/editorState.ts'
import type { DesignSession, MapPosition } from '../model/session.ts'
import type { Aim } from '../tools/drawTool.ts'
import { hitTest } from '../tools/hitTest.ts'
import { isDraggable } from '../tools/selectTool.ts'
import { blockLabels } from './blockLabels.ts'
import { createDesignMap, type DesignMap, type DesignMapOptions } from './createDesignMap.ts'
import { createPainter } from './paintMap.ts'
import { createReadout } from './pointerReadout.ts'

export interface MapElements {
  /** Tells its state to tests: `data-idle`, `data-table-count`. */
  readonly region: HTMLElement
  readonly canvas: HTMLElement
  readonly readout: HTMLElement
}

export interface MountedMap {
  readonly map: DesignMap
  readonly remove: () => void
}

/** Puts the map of a session into the page; it follows the session's stores until it is removed. */
export function mountMap(
  session: DesignSession,
  { region, canvas, readout }: MapElements,
  view: DesignMapOptions['view'],
  onMoved: (position: MapPosition) => void,
): MountedMap {
  const map = createDesignMap({
    container: canvas,
    frame: session.frame,
    view,
    events: {
      onPointer: (type, aim) => session.dispatch({ type, aim }),
      holdsMap: (aim) => holdsMap(session, aim),
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
  const labels = blockLabels(map, session)
  const paint = createPainter(session, map)
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
  onChange()
  const stores = [session.editor, session.shown, session.layout]
  const stops = stores.map((store) => store.subscribe(onChange))
  return {
    map,
    remove: () => {
      schedule.stop()
      for (const stop of stops) stop()
      labels.remove()
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

/** A press on what can be dragged must not pan the map. */
function holdsMap(session: DesignSession, { at, toleranceM }: Aim): boolean {
  const state = session.editor.get()
  if (state.drawing !== undefined) return false
  const layers = Object.values(session.plant.get().design.block_layers)
  const surroundings = {
    layers: layers.filter((layer) => isVisible(state, layer)),
    selectedId: state.layerId,
    frame: session.frame,
    mayEdit: session.mayEdit,
  }
  return isDraggable(hitTest(at, toleranceM, surroundings), surroundings)
}

/** Of the blocks that are shown or not: the whole plant's. */
function tableCount(session: DesignSession): number {
  return [...session.layout.get().byBlock.values()].reduce((sum, { tables }) => sum + tables, 0)
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
