import { test } from 'vitest'
import { initialEditor } from '../drawing/editor/editorState.ts'
import { visibleLayers } from '../drawing/editor/visibleLayers.ts'
import { stepEditor } from '../drawing/editorStep.ts'
import { draftOf, shownDesign } from '../drawing/steps/drafts.ts'
import { aimAt, surroundings } from '../drawing/testing/pointer.ts'
import { FRAME, layerOf } from '../plant/testing/plane.ts'
import { heldFeatures } from './layerFeatures.ts'
import { layerLooks } from './layerLooks.ts'
import { overlayFeatures } from './overlayFeatures.ts'

const SIDE = 32
const CORNERS = 50

/** Rings of 50 corners in rows of 32, 40 m apart. */
const LAYERS = Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [x, y] = [40 * (at % SIDE), 40 * Math.floor(at / SIDE)]
  const corners = Array.from({ length: CORNERS }, (_point, index) => {
    const angle = (2 * Math.PI * index) / CORNERS
    return [x + 15 * Math.cos(angle), y + 15 * Math.sin(angle)] as const
  })
  return layerOf('exclusion', corners, { id: `layer ${at}` })
})

/** A frame at 60 a second is 16 ms. */
test('a corner among 1,024 layers of 50 points is dragged', async ({ bench }) => {
  const around = surroundings(LAYERS)
  let state = initialEditor(null, 'layer 0')
  let east = 15
  const play = (type: 'press' | 'move'): void => {
    state = stepEditor(state, { type, aim: aimAt(east, 0) }, around).state
  }
  play('press')
  await bench('one move', () => {
    east += 0.1
    play('move')
    const draft = draftOf(state, around.design, around)
    shownDesign(around.design, draft)
    heldFeatures(draft?.layers ?? [], false)
    layerLooks(state, visibleLayers(state, around.design), new Set(['layer 0']))
    overlayFeatures(state, FRAME)
  }).run()
})
