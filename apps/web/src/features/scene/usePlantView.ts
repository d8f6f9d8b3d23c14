import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { DesignSession, MapPosition } from '../design-session/session.ts'
import { usePositionInAddress } from '../map/usePositionInAddress.ts'
import {
  createPlantView,
  type FrameFigures,
  type PlantView,
  type TableRef,
} from './drawn/plantView.ts'
import { mapOfView, presetView, viewOfMap } from './drawn/sceneCamera.ts'
import type { SceneModel } from './model/sceneModel.ts'
import type { LitScene } from './model/sceneMoment.ts'

export interface PlantViewState {
  readonly view: PlantView | undefined
  /** Why nothing can be drawn. */
  readonly failure: string | undefined
  /** For the canvas to draw on. */
  readonly canvasRef: (canvas: HTMLCanvasElement | null) => (() => void) | undefined
}

export interface PlantViewInput {
  readonly session: DesignSession
  readonly model: SceneModel
  readonly lit: LitScene
  readonly chosen: TableRef | undefined
  readonly onFrame: (figures: FrameFigures, view: PlantView) => void
}

/** Draws on the canvas while it is there, and the map's place with it. */
export function usePlantView(input: PlantViewInput): PlantViewState {
  const { session, model, lit, chosen } = input
  const latest = useRef(input)
  const drawn = useRef<SceneModel>(undefined)
  const [view, setView] = useState<PlantView>()
  const [failure, setFailure] = useState<string>()
  const storePosition = usePositionInAddress(session)
  const canvasRef = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas === null) return undefined
      const made = tryView(canvas, session, storePosition, latest)
      if (typeof made === 'string') {
        setFailure(made)
        return undefined
      }
      made.setModel(latest.current.model)
      made.setMoment(latest.current.lit)
      drawn.current = latest.current.model
      enter(made, session, latest.current.model)
      takeFocus(canvas.parentElement)
      setView(made)
      return () => {
        made.dispose()
        setView(undefined)
      }
    },
    [session, storePosition],
  )
  useEffect(() => {
    latest.current = input
    if (view === undefined) return
    if (drawn.current !== model) view.setModel(model)
    drawn.current = model
  })
  useEffect(() => view?.setMoment(lit), [view, lit])
  useEffect(() => view?.setChosen(chosen), [view, chosen])
  return { view, failure, canvasRef }
}

/** The view, or why there is none. */
function tryView(
  canvas: HTMLCanvasElement,
  session: DesignSession,
  storePosition: (position: MapPosition) => void,
  latest: RefObject<PlantViewInput>,
): PlantView | string {
  try {
    const view = createPlantView({
      canvas,
      frame: session.frame,
      onFrame: (figures) => latest.current.onFrame(figures, view),
      onMove: () => storePosition(rounded(mapOfView(session.frame, view.view(), view.heightPx()))),
    })
    return view
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The button that led here is gone: the keys of the drawing work at once. */
function takeFocus(stage: HTMLElement | null): void {
  if (document.activeElement === document.body) stage?.focus({ preventScroll: true })
}

/** Where the map was; of a link that says no place, around the plant. */
function enter(view: PlantView, session: DesignSession, model: SceneModel): void {
  const position = session.position.get()
  const start =
    position === undefined
      ? presetView('fit', model.box, view.aspect(), model.groundAt)
      : viewOfMap(session.frame, position, view.heightPx(), model.groundAt)
  view.goTo({ ...start, pitchDeg: 89 }, true)
  view.goTo(start)
}

/** As exact as the address of the map. */
function rounded([longitude, latitude, zoom]: MapPosition): MapPosition {
  return [Number(longitude.toFixed(6)), Number(latitude.toFixed(6)), Number(zoom.toFixed(2))]
}
