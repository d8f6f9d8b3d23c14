import {
  type BlockLayer,
  type Design,
  type DesignFinding,
  type HeightGrid,
  type LocalFrame,
  localFrame,
  type RemoteVersion,
  type SaveCalls,
} from '@duet/plant'
import { createExternalStore, type ExternalStore, followAll } from '../../lib/externalStore.ts'
import type { EditorSurroundings } from '../drawing/editor/context.ts'
import type { EditorEvent } from '../drawing/editor/editorEvents.ts'
import {
  blocksInOrder,
  type EditorState,
  initialEditor,
  type StoredView,
} from '../drawing/editor/editorState.ts'
import { stepEditor } from '../drawing/editorStep.ts'
import { draftOf, shownDesign } from '../drawing/steps/drafts.ts'
import { createLayoutClient, type LayoutClient, type LayoutPort } from '../layout/layoutClient.ts'
import { type DesignWeather, layoutRequests } from '../layout/layoutRequests.ts'
import { type DesignComponents } from '../plant/components.ts'
import { createPlantStore, type PlantStore, type Travelled } from '../plant/plantStore.ts'
import { Saver, type SaverDeps } from '../plant/saver.ts'
import type { EditStore } from '../plant/unsavedEdits.ts'
import { afterMerge, mergeText, untilAtRest } from './followOthers.ts'
import { makingOf } from './makingOf.ts'
import { editorAfter, type SetAside, setAsideOf } from './setAside.ts'
import { readView, storeView } from './storedView.ts'

/** One project's design while it is open: records, what waits to be saved, what the user does, and the tables. */
export interface DesignSession {
  readonly projectId: string
  readonly frame: LocalFrame
  readonly mayEdit: boolean
  readonly plant: PlantStore
  readonly saver: Saver
  /** What others have changed last. */
  readonly news: ExternalStore<DesignNews | undefined>
  readonly editor: ExternalStore<EditorState>
  /** The design with what is under the hand in it. */
  readonly shown: ExternalStore<Design>
  readonly components: ExternalStore<DesignComponents>
  readonly weather: ExternalStore<DesignWeather>
  /** What the rules of design say of the last state at rest; undefined: not known yet. */
  readonly findings: ExternalStore<readonly DesignFinding[] | undefined>
  /** The drawing that was in hand when the right to edit went; it goes on when that comes back. */
  readonly setAside: SetAside | undefined
  /** Heights of the ground; undefined: the project has none, or they are on their way. */
  readonly terrain: ExternalStore<HeightGrid | undefined>
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
  /** The last saved batch that is in the design. */
  readonly revision: number
  readonly chosen: { readonly block: string | undefined; readonly layer: string | undefined }
  /** The session that the page had before what the user may do has changed. */
  readonly former?: DesignSession | undefined
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly calls: SaveCalls
  readonly startEditStore: () => EditStore
  readonly startWorker: () => LayoutPort & { readonly terminate: () => void }
  readonly onSaved: SaverDeps['onSaved']
}

export function createSession(deps: SessionDeps): DesignSession {
  const { project, mayEdit, design } = deps
  const worker = deps.startWorker()
  const frame = localFrame(project.longitude, project.latitude)
  const plant = createPlantStore(design, deps.revision)
  const known = {
    components: createExternalStore<DesignComponents>(new Map()),
    weather: createExternalStore<DesignWeather>(new Map()),
    findings: createExternalStore<readonly DesignFinding[] | undefined>(undefined),
    terrain: createExternalStore<HeightGrid | undefined>(undefined),
  }
  const { former } = deps
  const first = firstEditor(plant.get().design, deps.chosen, readView(deps.storage))
  const editor = createExternalStore(former ? editorAfter(former, first, mayEdit) : first)
  const stopStoring = storeView(editor, deps.storage)
  const news = createExternalStore(former && rightsNews(mayEdit))
  const saver = startSaver(deps, plant, editor, news)
  const shown = createExternalStore(plant.get().design)
  const layout = createLayoutClient(worker)

  const around = (): EditorSurroundings => ({
    design: plant.get().design,
    mayEdit,
    ...makingOf({ projectId: project.id, frame, plant, ...known }),
  })
  const dispatch = (event: EditorEvent): void => {
    const { state, edit } = stepEditor(editor.get(), event, around())
    if (edit !== undefined) plant.edit(edit)
    editor.set(state)
  }
  const stopFollowing = followShown({ plant, editor, shown, ...known, layout, frame }, around)
  return {
    projectId: project.id,
    frame,
    mayEdit,
    plant,
    saver,
    news,
    editor,
    shown,
    ...known,
    layout,
    setAside: former && !mayEdit ? setAsideOf(former) : undefined,
    position: createExternalStore<MapPosition | undefined>(former?.position.get()),
    dispatch,
    ...travelThrough(plant, editor, dispatch),
    dispose: () => {
      stopFollowing()
      stopStoring()
      saver.stop()
      worker.terminate()
    },
  }
}

function startSaver(
  deps: SessionDeps,
  plant: PlantStore,
  editor: ExternalStore<EditorState>,
  news: ExternalStore<DesignNews | undefined>,
): Saver {
  const notify = (text: string): void => {
    news.set({ text, atMs: Date.now() })
    editor.set({ ...editor.get(), spoken: text })
  }
  const onMerged = (applied: readonly RemoteVersion[]): void => {
    editor.set(afterMerge(editor.get(), plant.get().design, applied))
    notify(mergeText(applied))
  }
  return new Saver({
    plant,
    calls: {
      ...deps.calls,
      changesSince: async (revision) => {
        const answer = await deps.calls.changesSince(revision)
        // nothing moves away under the hand
        await untilAtRest(editor)
        return answer
      },
    },
    edits: deps.startEditStore(),
    onSaved: deps.onSaved,
    onMerged,
    onUnhoused: (layers: readonly BlockLayer[]) =>
      notify(
        `${layers.map(({ name }) => name).join(', ')}: now Unassigned, as the block was deleted`,
      ),
    mayEdit: deps.mayEdit,
    now: Date.now,
  })
}

/** While something is drawn, undo and redo work on the points that were placed. */
function travelThrough(
  plant: PlantStore,
  editor: ExternalStore<EditorState>,
  dispatch: (event: EditorEvent) => void,
): Pick<DesignSession, 'undo' | 'redo'> {
  const say = (verb: string, step: Travelled | undefined): void => {
    if (step === undefined) return
    const { name, leftOut } = step
    const notice =
      leftOut.length === 0
        ? undefined
        : `Left as it is, for somebody else has changed it since: ${leftOut.join(', ')}`
    const spoken = [`${verb}: ${name}`, notice].filter(Boolean).join('. ')
    editor.set({ ...editor.get(), vertex: undefined, notice, spoken })
  }
  return {
    undo: () => {
      if (mayTakeBack(editor.get())) dispatch({ type: 'back' })
      else say('Undone', plant.undo())
    },
    redo: () => {
      const takenBack = editor.get().drawing?.takenBack.length ?? 0
      if (takenBack > 0) dispatch({ type: 'forward' })
      else say('Redone', plant.redo())
    },
  }
}

/** Whether undo takes back a point of the drawing in hand. */
export function mayTakeBack({ drawing }: EditorState): boolean {
  if (drawing === undefined) return false
  return drawing.points.length > 0 || drawing.parts.length > 0 || drawing.done !== undefined
}

type Followed = Pick<
  DesignSession,
  'plant' | 'editor' | 'shown' | 'components' | 'weather' | 'terrain' | 'layout' | 'frame'
>

/** Updates the shown design and its tables with the records, the hand and the parts; gives how to stop. */
function followShown(parts: Followed, around: () => EditorSurroundings): () => void {
  const { plant, editor, shown, components, weather, terrain, layout, frame } = parts
  const update = (): void => {
    const { design } = plant.get()
    const draft = draftOf(editor.get(), design, around())
    shown.set(shownDesign(design, draft))
    const valid = isDraftValid(editor.get()) ? shown.get() : design
    const surroundings = {
      components: components.get(),
      frame,
      weather: weather.get(),
      ground: terrain.get(),
    }
    layout.update(layoutRequests(valid, surroundings, editor.get().blockId))
  }
  update()
  return followAll([plant, editor, components, weather, terrain], update)
}

/** Tables stay as they are while a dragged outline crosses itself. */
function isDraftValid({ selecting }: EditorState): boolean {
  return selecting.mode !== 'dragging' || selecting.problem === undefined
}

function firstEditor(
  design: Design,
  { block, layer }: SessionDeps['chosen'],
  view: StoredView,
): EditorState {
  const chosenLayer = layer === undefined ? undefined : design.block_layers[layer]
  const wanted = chosenLayer?.block_id ?? block
  const known = wanted !== undefined && design.blocks[wanted] !== undefined ? wanted : undefined
  const blockId = known ?? blocksInOrder(design)[0]?.id ?? null
  return initialEditor(blockId, chosenLayer?.id ?? null, view)
}

const rightsNews = (mayEdit: boolean): DesignNews => ({
  text: mayEdit ? 'You may edit this project again.' : 'You may no longer edit this project.',
  atMs: Date.now(),
})

/** A word about what others have done. */
export interface DesignNews {
  readonly text: string
  readonly atMs: number
}

/** The sessions of this tab, one a project: edits and their history stay while other pages are looked at. */
const sessions = new Map<string, DesignSession>()

/** The session of a project, made at the first visit; a later visit brings in what others have saved meanwhile. */
export function openSession(deps: SessionDeps, loaded: object): DesignSession {
  const { userId, project } = deps
  const key = `${userId} ${project.id} ${deps.mayEdit}`
  const known = sessions.get(key)
  if (known !== undefined) {
    if (loads.get(known) !== loaded) {
      loads.set(known, loaded)
      void known.saver.flush()
    }
    return known
  }
  const former = sessions.get(`${userId} ${project.id} ${!deps.mayEdit}`)
  const session = createSession({ ...deps, former })
  for (const [other, open] of sessions) {
    // what is not saved stays: another session of the project takes it over
    const isOfOther = !other.startsWith(`${userId} `) || open.projectId === project.id
    if (isOfOther || !open.saver.hasUnsaved()) closeSession(other, open)
  }
  sessions.set(key, session)
  loads.set(session, loaded)
  return session
}

/** Nothing may be sent under another name: to be called when the user has signed out. */
export function closeSessions(): void {
  for (const [key, session] of sessions) closeSession(key, session)
}

function closeSession(key: string, session: DesignSession): void {
  session.dispose()
  sessions.delete(key)
}

const loads = new WeakMap<DesignSession, object>()
