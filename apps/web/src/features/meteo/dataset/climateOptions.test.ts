import { expect, test } from 'vitest'
import { classTexts } from './climateOptions.ts'

test('classes are named by their edges, the last open or closed', () => {
  expect(classTexts([0, 2, 4], 3)).toEqual(['0 to 2', '2 to 4', '4 and more'])
  expect(classTexts([-10, -5, 0], 2)).toEqual(['−10 to −5', '−5 to 0'])
})
