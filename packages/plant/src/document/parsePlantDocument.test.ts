import { AppError } from '@duet/contract'
import { describe, expect, test } from 'vitest'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import { validateComponent } from '../components/validateComponent.ts'
import { seeded } from '../editing/testing/randomEdits.ts'
import { perimeter, rectangleAt } from '../layout/testing/groundLayers.ts'
import { onePlant } from '../simulation/testing/onePlant.ts'
import { type DocumentMigration, migrateDocument } from './migrateDocument.ts'
import { parsePlantDocument, serialisePlantDocument } from './parsePlantDocument.ts'
import type { PlantDocument } from './plantDocument.ts'

const plant = (): PlantDocument => ({
  ...onePlant(),
  block_layers: [perimeter('site', [rectangleAt(0, 0, 200, 200)])],
  enviro_datasets: [{ id: 'd', name: 'Phoenix', type: 'TMY' }],
})
type Json = ReturnType<typeof JSON.parse>
/** A document as JSON, changed on the way. */
const json = (change: (document: Json) => void = () => {}): unknown => {
  const copy = JSON.parse(serialisePlantDocument(plant()))
  change(copy)
  return copy
}
const errorsOf = (document: unknown): { path: string; message: string }[] => {
  try {
    parsePlantDocument(document)
  } catch (error) {
    if (error instanceof AppError)
      return error.details.errors as { path: string; message: string }[]
  }
  return []
}
const outcomeOf = (document: unknown): string => {
  try {
    parsePlantDocument(document)
    return 'read'
  } catch (error) {
    return error instanceof AppError ? 'refused' : String(error)
  }
}
const pathsOf = (document: unknown): string[] => errorsOf(document).map(({ path }) => path)

describe('plant document', () => {
  test('[P1] written and read again it is the same', () => {
    expect(parsePlantDocument(json())).toEqual(plant())
  })

  test('reading twice changes nothing', () => {
    const once = parsePlantDocument(json())
    expect(parsePlantDocument(JSON.parse(serialisePlantDocument(once)))).toEqual(once)
  })

  test.each([undefined, null, 'text', [], {}, { format: 'other' }])(
    '%j is no plant document',
    (value) => {
      expect(pathsOf(value)).toEqual(['format'])
    },
  )

  test('[P2] a mistake is reported with its place', () => {
    expect(pathsOf(json((d) => (d.project.latitude = 91)))).toEqual(['project.latitude'])
    expect(pathsOf(json((d) => (d.components[0].parameters.cells = [0, 6])))).toContain(
      'components.0.parameters.cells.0',
    )
    expect(pathsOf(json((d) => (d.blocks[0].power_factor = 2)))).toEqual(['blocks.0.power_factor'])
    expect(
      pathsOf(
        json((d) => (d.block_layers[0].geojson.geometry = { type: 'Point', coordinates: [0, 0] })),
      ),
    ).toContain('block_layers.0.geojson.geometry.type')
    expect(pathsOf(json((d) => (d.components[1].kind = 'roof')))).toEqual(['components.1.kind'])
  })

  test('a table of one or two modules can be stated, though no form asks for it', () => {
    const withColumns = (count: number): unknown =>
      json((d) => {
        for (const { kind, parameters } of d.components) {
          if (kind === 'table') parameters.num_cols = count
        }
      })
    for (const count of [1, 2]) {
      expect(outcomeOf(withColumns(count))).toBe('read')
      expect(validateComponent('table', { ...tableDefaults, num_cols: count }).errors).toEqual([
        { path: 'num_cols', message: 'minimum 3' },
      ])
    }
    for (const count of [0, 1.5]) expect(outcomeOf(withColumns(count))).toBe('refused')
  })

  test('the message names the first mistake and counts the rest', () => {
    const broken = json((d) => {
      d.blocks[0].power_factor = 2
      d.blocks[0].num_inverters = 0
    })
    expect(() => parsePlantDocument(broken)).toThrow(/blocks\.0\..+ \(and 1 more\)/)
  })

  test('[P2] what a block points at must be there, of the right kind', () => {
    expect(pathsOf(json((d) => (d.blocks[0].pv_table_id = 'panel')))).toEqual([
      'blocks.0.pv_table_id',
    ])
    expect(pathsOf(json((d) => (d.block_layers[0].block_id = 'gone')))).toEqual([
      'block_layers.0.block_id',
    ])
    expect(
      pathsOf(json((d) => (d.block_layers[0].geojson.properties.guideLineId = 'gone'))),
    ).toEqual(['block_layers.0.geojson.properties.guideLineId'])
    expect(pathsOf(json((d) => (d.system_parameters.pv_hv_ac_wire_id = 'gone')))).toEqual([
      'system_parameters.pv_hv_ac_wire_id',
    ])
  })

  test('[P2] an id is used once', () => {
    expect(pathsOf(json((d) => d.blocks.push(d.blocks[0])))).toEqual(['blocks.1.id'])
    expect(pathsOf(json((d) => d.components.push(d.components[0])))).toEqual(['components.7.id'])
    expect(pathsOf(json((d) => d.block_layers.push(d.block_layers[0])))).toEqual([
      'block_layers.1.id',
    ])
  })

  test('[P2] whatever is put in the place of whatever: it is read, or the mistakes have paths', () => {
    const junk = [null, 'x', -1, 1e9, true, [], {}, [[]], { type: 'Polygon', coordinates: [[]] }]
    const next = seeded(7)
    const spoil = (node: Json): void => {
      const keys = Object.keys(node)
      const key = keys[Math.floor(next() * keys.length)] ?? ''
      const isDeep = typeof node[key] === 'object' && node[key] !== null && next() < 0.8
      if (isDeep && Object.keys(node[key]).length > 0) spoil(node[key])
      else node[key] = junk[Math.floor(next() * junk.length)]
    }
    const outcomes = Array.from({ length: 600 }, () => outcomeOf(json(spoil)))
    expect(new Set(outcomes)).toEqual(new Set(['read', 'refused']))
    const refused = outcomes.filter((outcome) => outcome === 'refused').length
    expect(refused).toBeGreaterThan(300)
  })

  test('fields that a document leaves out get their default', () => {
    const old = json((d) => {
      delete d.blocks[0].slope_aware_tracking
      delete d.components[0].parameters.spectral_model
      delete d.system_parameters
      delete d.block_layers[0].source_url
      delete d.enviro_datasets
    })
    const { enviro_datasets: _, ...expected } = plant()
    expect(parsePlantDocument(old)).toEqual(expected)
  })
})

describe('a draft', () => {
  test('[P4] may have values out of range and parts that are not chosen, and comes back as it was', () => {
    const draft = json((d) => {
      d.blocks[0].power_factor = 2
      d.blocks[0].pv_inverter_id = null
      d.components[0].parameters.short_circuit_current = -1
      d.system_parameters.hv_stage_enabled = true
    })
    expect(pathsOf(draft).length).toBeGreaterThan(0)
    const read = parsePlantDocument(draft, 'draft')
    expect(read.blocks[0]?.power_factor).toBe(2)
    expect(parsePlantDocument(JSON.parse(serialisePlantDocument(read)), 'draft')).toEqual(read)
  })

  test('[P4] is still refused where a value is of the wrong kind', () => {
    for (const change of [
      (d: Json) => (d.blocks[0].power_factor = 'high'),
      (d: Json) => (d.components[0].parameters.cells = 'many'),
      (d: Json) => (d.block_layers[0].geojson.geometry.type = 'Point'),
      (d: Json) => (d.blocks[0].pv_table_id = 'gone'),
    ]) {
      expect(() => parsePlantDocument(json(change), 'draft')).toThrow(AppError)
    }
  })
})

describe('versions', () => {
  /** Version 1 said `title`, version 2 `name`, version 3 has a list. */
  const migrations: DocumentMigration[] = [
    ({ title, ...rest }) => ({ ...rest, name: title }),
    ({ name, ...rest }) => ({ ...rest, names: [name] }),
  ]

  test('[P3] an older document passes through every migration after its version', () => {
    expect(migrateDocument({ version: 1, title: 'a' }, migrations)).toEqual({
      version: 3,
      names: ['a'],
    })
    expect(migrateDocument({ version: 2, name: 'b' }, migrations)).toEqual({
      version: 3,
      names: ['b'],
    })
    expect(migrateDocument({ version: 3, names: [] }, migrations)).toEqual({
      version: 3,
      names: [],
    })
  })

  test('[P3] a newer document is refused with what to do', () => {
    expect(() => migrateDocument({ version: 4 }, migrations)).toThrow(
      /reads up to version 3: update/,
    )
    expect(pathsOf(json((d) => (d.version = 2)))).toEqual(['version'])
  })

  test.each([undefined, '1', 0, 1.5])('%j is no version', (version) => {
    expect(() => migrateDocument({ version }, migrations)).toThrow(/positive integer/)
  })
})
