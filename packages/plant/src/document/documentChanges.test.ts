import { expect, test } from 'vitest'
import { samplePlant } from '../sample/samplePlant.ts'
import { documentChanges } from './documentChanges.ts'
import type { PlantDocument } from './plantDocument.ts'

const plant = samplePlant()

const changesTo = (document: PlantDocument): readonly (readonly string[])[] =>
  documentChanges({ document: plant }, { document }).map(
    ({ subject, label, before, after, unit }) => [subject, label, before, after, unit],
  )

/** The plant with its first block, or a component, as `change` makes it. */
const withBlock = (change: object): PlantDocument => ({
  ...plant,
  blocks: plant.blocks.map((block, at) => (at === 0 ? { ...block, ...change } : block)),
})

test('a design is the same as itself, also under other ids', () => {
  expect(changesTo(plant)).toEqual([])
  const ids = new Map(plant.components.map(({ id }, at) => [id, `other-${at}`]))
  const text = JSON.stringify(plant).replaceAll(/"[0-9a-z-]{8,}"/g, (id) =>
    JSON.stringify(ids.get(JSON.parse(id)) ?? JSON.parse(id)),
  )
  expect(changesTo(JSON.parse(text))).toEqual([])
})

test('fields are reported with before, after and the unit of the form', () => {
  const soiling = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]
  const name = plant.blocks[0]?.name
  expect(changesTo(withBlock({ power_factor: 0.95, soiling_rates_percentage: soiling }))).toEqual([
    [name, 'Power factor', expect.any(String), '0.95', ''],
    [name, 'Soiling loss', expect.any(String), soiling.join(', '), '%'],
  ])
})

test('a component that was changed is reported once, by its name', () => {
  const components = plant.components.map((one) =>
    one.kind === 'table' ? { ...one, parameters: { ...one.parameters, row_spacing: 9000 } } : one,
  ) as PlantDocument['components']
  for (const [subject, label, before, after] of changesTo({ ...plant, components })) {
    expect(subject).toMatch(/^Table /)
    expect(label).toMatch(/Row|Pitch/)
    expect(before).not.toBe(after)
  }
})

test('a block that only one design has is one change', () => {
  const [gone] = plant.blocks
  const changes = changesTo({ ...plant, blocks: plant.blocks.slice(1) })
  expect(changes).toContainEqual([gone?.name, 'Block', 'there', 'not there', ''])
  expect(changes.filter(([subject]) => subject === gone?.name)).toHaveLength(1)
})

test('a drawing that was moved by a hair is reported', () => {
  const [layer] = plant.block_layers
  const text = JSON.stringify(layer?.geojson)
  const moved = text.replace(/(-?\d+\.\d+)/, (number) => String(Number(number) + 1e-6))
  const block_layers = plant.block_layers.map((one, at) =>
    at === 0 ? { ...one, geojson: JSON.parse(moved) } : one,
  )
  const [[, , before, after] = []] = changesTo({ ...plant, block_layers })
  expect(after).toBe(`${before}, drawn otherwise`)
})
