import { expect, test } from 'vitest'
import { importInput, importSearch, libraryValue } from './importSearch.ts'

test('the address holds all that was decided', () => {
  const search = importSearch.parse({
    starter: true,
    components: { 'A.PAN': 'one', 'B.OND': libraryValue('two') },
    show: 'nonsense',
  })
  expect(search.show).toBeUndefined()
  expect(importInput('Plant.VC0', search)).toEqual({
    variant: 'Plant.VC0',
    apply_starter_defaults: true,
    is_scene_mirrored: false,
    enviro_dataset_id: null,
    components: [
      { file: 'A.PAN', component_id: 'one' },
      { file: 'B.OND', library_component_id: 'two' },
    ],
  })
})
