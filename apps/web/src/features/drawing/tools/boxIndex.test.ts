import { expect, test } from 'vitest'
import { meets } from '../../plant/boxes.ts'
import { type BoxM, boxIndex } from './boxIndex.ts'

/** Repeatable numbers from 0 to 1 (a linear congruence of Numerical Recipes). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

test.each([0, 1, 15, 16, 17, 400])('of %d boxes all that meet a window are found', (count) => {
  const next = numbers(count + 1)
  const boxes = Array.from({ length: count }, (): BoxM => {
    const [x, y] = [1000 * next(), 1000 * next()]
    return [x, y, x + 40 * next(), y + 40 * next()]
  })
  const index = boxIndex(boxes)
  for (let i = 0; i < 50; i++) {
    const [x, y] = [1000 * next(), 1000 * next()]
    const window: BoxM = [x, y, x + 100, y + 30]
    const expected = boxes.flatMap((box, at) => (meets(box, window) ? [at] : []))
    expect(index.search(window).toSorted((a, b) => a - b)).toEqual(expected)
  }
})
