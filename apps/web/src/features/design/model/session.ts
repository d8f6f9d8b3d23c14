import { type Design, isQueueEmpty, type LocalFrame, localFrame } from '@duet/plant'
import { createLayoutClient, type LayoutClient, type LayoutPort } from '../layout/layoutClient.ts'
import { type ColdestAirC, layoutRequests } from '../layout/layoutRequests.ts'
import { type DesignComponents, newBlockParts } from './components.ts'
import {
  blocksInOrder,
  draftOf,
  type EditorState,
  initialEditor,
  shownDesign,
} from './editorState.ts'
import { type EditorEvent, type EditorSurroundings, stepEditor } from './editorStep.ts'
import { createExternalStore, type ExternalStore } from './externalStore.ts'
import { createEditKeeper } from './keptEdits.ts'
import { createPlantStore, type PlantStore } from './plantStore.ts'
import { Saver, type SaverDeps } from './saver.ts'
import type { DesignCalls } from './sendBatch.ts'

/** One project's design while it is open: records, what waits to be saved, what the user does, and the tables. */
export interface DesignSession {
  readonly projectId: string
  readonly frame: LocalFrame
  readonly mayEdit: boolean
  readonly plant: PlantStore
  readonly saver: Saver
  readonly editor: ExternalStore<EditorState>
  /** The design with what is under the hand in it. */
  readonly shown: ExternalStore<Design>
  readonly components: ExternalStore<DesignComponents>
  readonly coldestAirC: ExternalStore<ColdestAirC>
  readonly layout: LayoutClient
  /** Where the map was last: longitude, latitude, zoom. */
  readonly position: ExternalStore<MapPosition | undefined>
  readonly dispatch: (event: EditorEvent) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly dispose: () => void
}

/** Longitude, latitude, zoom. */
export type MapPosition = readonly [number, number, number]

export interface SessionDeps {
  readonly userId: string
  readonly project: { readonly id: string; readonly latitude: number; readonly longitude: number }
  readonly mayEdit: boolean
  readonly design: Design
  readonly chosen: { readonly block: string | undefined; readonly layer: string | undefined }
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly calls: DesignCalls
  readonly startWorker: () => LayoutPort & { readonly terminate: () => void }
  readonly onSaved: SaverDeps['onSaved']
}

export function createSession(deps: SessionDeps): DesignSession {
  const { project, mayEdit, design } = deps
  const worker = deps.startWorker()
  const frame = localFrame(project.longitude, project.latitude)
  const keeper = createEditKeeper(deps.storage, deps.userId, project.id)
  const plant = createPlantStore(design, keeper.read())
  const saver = new Saver({
    plant,
    calls: deps.calls,
    keeper,
    onSaved: deps.onSaved,
    now: Date.now,
  })
  const known = {
    components: createExternalStore<DesignComponents>(new Map()),
    coldestAirC: createExternalStore<ColdestAirC>(new Map()),
  }
  const editor = createExternalStore(firstEditor(plant.get().design, deps.chosen))
  const shown = createExternalStore(plant.get().design)
  const layout = createLayoutClient(worker)

  const around = (): EditorSurroundings => ({
    design: plant.get().design,
    projectId: project.id,
    frame,
    mayEdit,
    nowIso: new Date().toISOString(),
    newId: () => crypto.randomUUID(),
    newBlockParts: newBlockParts(known.components.get()),
  })
  const dispatch = (event: EditorEvent): void => {
    const { state, edit } = stepEditor(editor.get(), event, around())
    if (edit !== undefined) plant.edit(edit)
    editor.set(state)
  }
  const follow = followShown({ plant, editor, shown, ...known, layout, frame, around })
  return {
    projectId: project.id,
    frame,
    mayEdit,
    plant,
    saver,
    editor,
    shown,
    ...known,
    layout,
    position: createExternalStore<MapPosition | undefined>(undefined),
    dispatch,
    ...travelThrough(plant, editor, dispatch),
    dispose: () => {
      follow.stop()
      saver.stop()
      worker.terminate()
    },
  }
}

/** While something is drawn, undo and redo work on the points that were placed. */
function travelThrough(
  plant: PlantStore,
  editor: ExternalStore<EditorState>,
  dispatch: (event: EditorEvent) => void,
): Pick<DesignSession, 'undo' | 'redo'> {
  const say = (verb: string, name: string | undefined): void => {
    if (name === undefined) return
    editor.set({ ...editor.get(), vertex: undefined, spoken: `${verb}: ${name}` })
  }
  return {
    undo: () => {
      const placed = editor.get().drawing?.points.length ?? 0
      if (placed > 0) dispatch({ type: 'back' })
      else say('Undone', plant.undo())
    },
    redo: () => {
      const takenBack = editor.get().drawing?.takenBack.length ?? 0
      if (takenBack > 0) dispatch({ type: 'forward' })
      else say('Redone', plant.redo())
    },
  }
}

interface Followed {
  readonly plant: PlantStore
  readonly editor: ExternalStore<EditorState>
  readonly shown: ExternalStore<Design>
  readonly components: ExternalStore<DesignComponents>
  readonly coldestAirC: ExternalStore<ColdestAirC>
  readonly layout: LayoutClient
  readonly frame: LocalFrame
  readonly around: () => EditorSurroundings
}

/** Keeps the shown design and its tables up to date with the records, the hand and the parts. */
function followShown(parts: Followed): { readonly stop: () => void } {
  const { plant, editor, shown, components, coldestAirC, layout, frame, around } = parts
  const update = (): void => {
    const { design } = plant.get()
    const draft = draftOf(editor.get(), design, around())
    shown.set(shownDesign(design, draft))
    const valid = isDraftSound(editor.get()) ? shown.get() : design
    layout.update(
      layoutRequests(valid, components.get(), frame, coldestAirC.get(), editor.get().blockId),
    )
  }
  update()
  const stops = [plant, editor, components, coldestAirC].map((store) => store.subscribe(update))
  return {
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

/** Tables stay as they are while a dragged outline crosses itself. */
function isDraftSound({ selecting }: EditorState): boolean {
  return selecting.mode !== 'dragging' || selecting.problem === undefined
}

function firstEditor(design: Design, { block, layer }: SessionDeps['chosen']): EditorState {
  const chosenLayer = layer === undefined ? undefined : design.block_layers[layer]
  const wanted = chosenLayer?.block_id ?? block
  const known = wanted !== undefined && design.blocks[wanted] !== undefined ? wanted : undefined
  const blockId = known ?? blocksInOrder(design)[0]?.id ?? null
  return initialEditor(blockId, chosenLayer?.id ?? null)
}

/** The sessions of this tab, one a project: edits and their history stay while other pages are looked at. */
const sessions = new Map<string, DesignSession>()

/** The session of a project, made at the first visit; a later visit brings in what others have saved meanwhile. */
export function openSession(deps: SessionDeps, loaded: object): DesignSession {
  const key = `${deps.userId} ${deps.project.id} ${deps.mayEdit}`
  const known = sessions.get(key)
  if (known !== undefined) {
    if (loads.get(known) !== loaded) {
      loads.set(known, loaded)
      known.plant.load(deps.design, known.saver.pending())
    }
    return known
  }
  for (const [other, session] of sessions) {
    if (!isQueueEmpty(session.saver.pending())) continue
    session.dispose()
    sessions.delete(other)
  }
  const session = createSession(deps)
  sessions.set(key, session)
  loads.set(session, loaded)
  return session
}

const loads = new WeakMap<DesignSession, object>()
