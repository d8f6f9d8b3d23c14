import { expect, test } from 'vitest'
import { readPlantDocument } from './plantDocumentFile.ts'

test('a file of JSON is read', async () => {
  const file = new File(['{"format":"duet-plant"}'], 'plant.duet.json')
  await expect(readPlantDocument(file)).resolves.toEqual({ format: 'duet-plant' })
})

test('any other file is refused by its name', async () => {
  const file = new File(['PVObject_=pvModule'], 'module.pan')
  await expect(readPlantDocument(file)).rejects.toThrow(
    'module.pan is not a plant document: it is no JSON.',
  )
})
