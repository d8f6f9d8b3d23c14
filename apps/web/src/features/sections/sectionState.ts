import {
  blockRowAxes,
  type LayerOf,
  type LayoutBlockInput,
  layersOfType,
  rebuiltSection,
  type SectionSlot,
  sectionSlots,
  type TableLayout,
} from '@duet/plant'
import { createExternalStore, type ExternalStore, followAll } from '../../lib/externalStore.ts'
import { perSession } from '../design-session/perSession.ts'
import type { DesignSession } from '../design-session/session.ts'
import { linkedComponents } from '../plant/components.ts'

/** A section and the places for tables in it. */
export interface SectionState {
  readonly layer: LayerOf<'section'>
  /** What edits start from: where no slot was ever switched, the grid is laid around the tables as they are now. */
  readonly base: LayerOf<'section'>
  /** What its block is laid out by. */
  readonly input: LayoutBlockInput
  /** Row by row, with the mask as it is now. */
  readonly slots: readonly SectionSlot[]
}

/** Follows the section that is edited, else the one that is chosen; undefined: none, or its tables are on their way. */
export type SectionStore = Pick<ExternalStore<SectionState | undefined>, 'get' | 'subscribe'>

/** One for each session: the map, the keys and the panel see the same slots. */
export const sectionStoreOf: (session: DesignSession) => SectionStore =
  perSession(createSectionStore)

interface KnownLayout {
  readonly blockId: string
  readonly layout: TableLayout
}

function createSectionStore(session: DesignSession): SectionStore {
  const store = createExternalStore<SectionState | undefined>(undefined)
  let known: KnownLayout | undefined
  let asked: Promise<TableLayout> | undefined

  const show = (): void => store.set(nextState(session, known, store.get()))
  const ask = async (): Promise<void> => {
    const blockId = watchedSection(session)?.block_id ?? null
    if (blockId === null) return
    const promise = session.layout.layoutOf(blockId)
    if (promise === asked) return
    asked = promise
    // why there are none is reported by the panel of the block
    const layout = await promise.catch(() => undefined)
    if (asked !== promise) return
    known = layout && { blockId, layout }
    show()
  }
  const update = (): void => {
    void ask()
    show()
  }
  update()
  followAll([session.editor, session.plant, session.layout, session.components], update)
  return store
}

/** The section whose slots are edited, else the chosen layer where it is a section. */
function watchedSection(session: DesignSession): LayerOf<'section'> | undefined {
  const { section, layerId } = session.editor.get()
  const layer = session.plant.get().design.block_layers[section ?? layerId ?? '']
  return layer?.type === 'section' ? layer : undefined
}

function nextState(
  session: DesignSession,
  known: KnownLayout | undefined,
  before: SectionState | undefined,
): SectionState | undefined {
  const layer = watchedSection(session)
  if (layer === undefined || known === undefined || known.blockId !== layer.block_id) {
    return undefined
  }
  const input = layoutInputOf(session, known.blockId)
  if (input === undefined) return undefined
  const isSame =
    before?.layer === layer &&
    layouts.get(before) === known.layout &&
    isSameInput(before.input, input)
  if (isSame) return before
  const slots = slotsOf(layer, input, known.layout)
  const isFresh = layer.geojson.properties.gridMask === undefined
  const base = isFresh ? rebuiltSection(layer, input, slots) : layer
  const state = {
    layer,
    base,
    input,
    slots: isFresh ? slotsOf(base, input, known.layout) : slots,
  }
  layouts.set(state, known.layout)
  return state
}

/** Which layout a state was made from. */
const layouts = new WeakMap<SectionState, TableLayout>()

function isSameInput(a: LayoutBlockInput, b: LayoutBlockInput): boolean {
  return a.block === b.block && a.table === b.table && a.panel === b.panel
}

function slotsOf(
  layer: LayerOf<'section'>,
  input: LayoutBlockInput,
  layout: TableLayout,
): readonly SectionSlot[] {
  const sections = layersOfType(input.layers, 'section')
    .filter(({ block_id }) => block_id === layer.block_id)
    .map((one) => (one.id === layer.id ? layer : one))
  return sectionSlots({
    sections,
    sectionId: layer.id,
    layout,
    frame: input.frame,
    axes: blockRowAxes(input),
  })
}

/** What a block is laid out by; undefined while its table or panel is not chosen. */
export function layoutInputOf(
  session: DesignSession,
  blockId: string,
): LayoutBlockInput | undefined {
  const { blocks, block_layers } = session.plant.get().design
  const block = blocks[blockId]
  if (block === undefined) return undefined
  const { table, panel } = linkedComponents(block, session.components.get())
  if (!table || !panel) return undefined
  return { block, table, panel, layers: Object.values(block_layers), frame: session.frame }
}
