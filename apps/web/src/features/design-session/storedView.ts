import { z } from 'zod'
import type { ExternalStore } from '../../lib/externalStore.ts'
import {
  DEFAULT_EXAGGERATION,
  DEFAULT_VIEW,
  type EditorState,
  type StoredView,
} from '../drawing/editor/editorState.ts'
import { DEFAULT_SNAP_SETTINGS } from '../drawing/tools/snapSettings.ts'
import { readJson, writeJson } from '../plant/browserStorage.ts'

const TERRAIN_KEY = 'duet.design.terrain'
const SNAPPING_KEY = 'duet.design.snapping'

const terrain = z.object({
  isOn: z.boolean().catch(false),
  exaggeration: z.number().positive().catch(DEFAULT_EXAGGERATION),
})

const { isOn, toPoints, toEdges, toDirections, toGrid, gridM } = DEFAULT_SNAP_SETTINGS

const snapping = z.object({
  isOn: z.boolean().catch(isOn),
  toPoints: z.boolean().catch(toPoints),
  toEdges: z.boolean().catch(toEdges),
  toDirections: z.boolean().catch(toDirections),
  toGrid: z.boolean().catch(toGrid),
  gridM: z.number().positive().catch(gridM),
})

/** What was stored in this browser; what cannot be read is as at the first visit. */
export function readView(storage: Pick<Storage, 'getItem'>): StoredView {
  return {
    terrain: terrain.catch(DEFAULT_VIEW.terrain).parse(readJson(storage, TERRAIN_KEY)),
    snapping: snapping.catch(DEFAULT_VIEW.snapping).parse(readJson(storage, SNAPPING_KEY)),
  }
}

/** Stores terrain and snapping whenever they change; call what comes back to stop. */
export function storeView(
  editor: Pick<ExternalStore<EditorState>, 'get' | 'subscribe'>,
  storage: Pick<Storage, 'setItem'>,
): () => void {
  let before = editor.get()
  return editor.subscribe(() => {
    const now = editor.get()
    if (now.terrain !== before.terrain) {
      const { isOn: isShown, exaggeration } = now.terrain
      writeJson(storage, TERRAIN_KEY, { isOn: isShown, exaggeration })
    }
    if (now.snapping !== before.snapping) writeJson(storage, SNAPPING_KEY, now.snapping)
    before = now
  })
}
