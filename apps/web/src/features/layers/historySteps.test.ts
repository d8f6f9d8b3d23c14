import { type BlockLayer, EMPTY_DESIGN, putLayer } from '@duet/plant'
import { expect, test } from 'vitest'
import { createPlantStore } from '../plant/plantStore.ts'
import { layerOf, square } from '../plant/testing/plane.ts'
import { goToStep } from './historySteps.ts'

const LAYERS: readonly BlockLayer[] = ['a', 'b', 'c'].map((id) =>
  layerOf('perimeter', square(0, 0), { id }),
)

test('a step of the list is gone to, back and forward, also past one that is still open', () => {
  const plant = createPlantStore(EMPTY_DESIGN)
  LAYERS.forEach((layer, index) =>
    plant.edit({
      name: `Add ${layer.id}`,
      diff: putLayer(plant.get().design, layer),
      ...(index === 2 && { joins: 'typing' }),
    }),
  )
  const session = {
    plant,
    dispatch: () => undefined,
    undo: () => void plant.undo(),
    redo: () => void plant.redo(),
  }
  const after = (steps: number): readonly string[] => {
    goToStep(session, steps)
    return Object.keys(plant.get().design.block_layers)
  }
  expect(after(1)).toEqual(['a'])
  expect(after(3)).toEqual(['a', 'b', 'c'])
  expect(after(0)).toEqual([])
  expect(after(2)).toEqual(['a', 'b'])
  expect(after(9)).toEqual(['a', 'b', 'c'])
})
