import { parsePlantDocument, systemParametersDefaults } from '@duet/plant'
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { projectArchive, variantText } from '../testing/pvsystProjectTexts.ts'
import type { ImportChoice } from './plan/importPlan.ts'
import { planImport } from './planImport.ts'
import { packUploads } from './upload/packUploads.ts'
import { readUploads } from './upload/readUploads.ts'

const VARIANT = 'Invented/Invented.VC0'

function planOf(
  change: Readonly<Record<string, string | undefined>> = {},
  choice: Partial<ImportChoice> = {},
) {
  let made = 0
  return planImport(
    readUploads([{ name: 'plant.zip', bytes: projectArchive(change) }]),
    {
      variant: VARIANT,
      usesStarterDefaults: false,
      components: [],
      isSceneMirrored: false,
      ...choice,
    },
    {
      fallback: { latitude: 0, longitude: 0, altitude_m: 0 },
      newId: () => `id-${made++}`,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  )
}

const stateOf = (plan: ReturnType<typeof planOf>, item: string) =>
  plan.rows.filter((row) => row.item === item).map(({ state }) => state)

describe('the plan of an import', () => {
  test('is a valid design with the modules, rows and losses of the variant', () => {
    const plan = planOf()
    const [block] = plan.blocks
    expect(block).toMatchObject({
      name: 'North field',
      num_inverters: 1,
      modules_per_string: 12,
      min_design_temperature: -8,
      module_mismatch_percentage: 2.1,
      row_optics: 'endless_rows',
      cell_heating: 'front',
    })
    expect(block?.soiling_rates_percentage).toEqual(Array.from({ length: 12 }, () => 2))
    expect(plan.laidOutModules).toBe(48)
    expect(plan.declaredModules).toBe(48)
    const document = {
      format: 'duet-plant',
      version: 1,
      project: { name: 'Plant', ...plan.place },
      blocks: plan.blocks,
      block_layers: plan.layers,
      components: plan.components,
      system_parameters: systemParametersDefaults,
    }
    expect(parsePlantDocument(JSON.parse(JSON.stringify(document))).blocks).toHaveLength(1)
  })

  test('takes the far horizon of the variant, from north', () => {
    const horizon = `  PVObject_Horizon=pvHorizon
    Profile=TCubicProfile
      NPtsEff=2
      Point_1=-90.0,8.0
      Point_2=90.0,3.0
    End of TCubicProfile
  End of PVObject pvHorizon
  TranspositionAlgorithm`
    const text = variantText((whole) => whole.replace('  TranspositionAlgorithm', horizon))
    const plan = planOf({ 'Invented/Invented.VC0': text })
    expect(plan.blocks[0]?.far_horizon).toEqual([
      { azimuth: 90, elevation: 8 },
      { azimuth: 270, elevation: 3 },
    ])
    expect(stateOf(plan, 'Far horizon')).toEqual(['taken'])
  })

  test('has a transformer for the voltage of its inverters', () => {
    const { components } = planOf()
    const inverter = components.find(({ kind }) => kind === 'inverter')
    const transformer = components.find(({ kind }) => kind === 'transformer')
    expect(transformer?.parameters).toMatchObject({
      nominal_low_side_voltage:
        inverter &&
        'output_ac_voltage' in inverter.parameters &&
        inverter.parameters.output_ac_voltage,
      iron_power_loss_percentage: 0,
    })
  })

  test('goes on without a file of a component, which is to be chosen, or is a usual one where that is wanted', () => {
    const without = { 'Invented/Components/Invented.PAN': undefined }
    const plan = planOf(without)
    expect(plan.blocks[0]?.pv_panel_id).toBeNull()
    expect(plan.needed).toEqual([{ file: 'Invented.PAN', kind: 'panel' }])
    expect(stateOf(plan, 'Panel')).toContain('to_choose')
    const filled = planOf(without, { usesStarterDefaults: true })
    expect(filled.blocks[0]?.pv_panel_id).not.toBeNull()
    expect(stateOf(filled, 'Panel')).toEqual(['starter'])
    expect(stateOf(filled, 'Transformer')).toEqual(['starter'])
  })

  test('goes on without the project, and says so', () => {
    const plan = planOf({ 'Invented/Invented.PRJ': undefined })
    expect(plan.place.latitude).toBe(38)
    expect(stateOf(plan, 'Project file')).toEqual(['to_choose'])
  })

  test('has as many tables as are declared where rows are not equally long', () => {
    const odd = variantText((text) =>
      text.replace('NStringCh=4', 'NStringCh=7').replace('NSheds=4', 'NSheds=3'),
    )
    expect(planOf({ [VARIANT]: odd }).laidOutModules).toBe(7 * 12)
  })

  test('refuses a path that is no variant, and a system that feeds no grid', () => {
    expect(() => planOf({}, { variant: 'Other.VC0' })).toThrow(
      'Other.VC0 is not among the variants',
    )
    const battery = variantText((text) =>
      text.replace(
        '  TranspositionAlgorithm',
        '  PVObject_System=pvSystem\n    SystemType=Battery\n  End of PVObject pvSystem\n  TranspositionAlgorithm',
      ),
    )
    expect(() => planOf({ [VARIANT]: battery })).toThrow('Battery')
  })
})

describe('uploads', () => {
  const named = (name: string, text: string) => ({ name, bytes: strToU8(text) })

  test('name what is no file of PVsyst, what is there twice and what cannot be read', () => {
    const files = readUploads([
      named('a/Plant.VC0', variantText()),
      named('b/Plant.VC0', variantText()),
      named(
        'c/Plant.VC0',
        variantText((text) => text.replace('Trackers', 'Others')),
      ),
      named('Cut.VC1', variantText().slice(0, 700)),
      named('notes.txt', 'Ask about the fence.'),
    ])
    expect(files.map(({ path, state }) => [path, state])).toEqual([
      ['a/Plant.VC0', 'read'],
      ['b/Plant.VC0', 'ignored'],
      ['c/Plant.VC0', 'read'],
      ['Cut.VC1', 'failed'],
      ['notes.txt', 'ignored'],
    ])
    expect(files[1]?.message).toContain('a/Plant.VC0')
    expect(files[2]?.message).toContain('a/Plant.VC0')
  })

  test('are packed with their paths, and an archive stays as it is', () => {
    const archive = named('plant.zip', 'PK')
    expect(packUploads([archive])).toBe(archive)
    const packed = packUploads([
      named('./Plant/A.VC0', variantText()),
      named(
        'B.VC0',
        variantText((text) => text.replace('Trackers', 'B')),
      ),
      named(
        'B.VC0',
        variantText((text) => text.replace('Trackers', 'C')),
      ),
    ])
    const paths = readUploads([packed]).map(({ path }) => path)
    expect(paths).toEqual(['2/B.VC0', 'B.VC0', 'Plant/A.VC0'])
  })

  test('of an archive beside other files are those in it, or why there are none', () => {
    const whole = projectArchive()
    const sent = packUploads([
      { name: 'plant.zip', bytes: whole },
      { name: 'cut.zip', bytes: whole.subarray(0, whole.length / 2) },
      named('notes.txt', 'Ask about the fence.'),
    ])
    const files = readUploads([sent])
    const alone = readUploads([{ name: 'plant.zip', bytes: whole }])
    expect(alone.length).toBeGreaterThan(0)
    expect(files.filter(({ path }) => path.startsWith('plant.zip/')).length).toBe(alone.length)
    expect(files.find(({ path }) => path === 'cut.zip')).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('not whole'),
    })
  })

  test('of archives together unpack to no more than one may', () => {
    const bomb = projectArchive()
    const directory = new DataView(bomb.buffer).getUint32(bomb.length - 6, true)
    new DataView(bomb.buffer).setUint32(directory + 24, 299_999_000, true)
    const files = readUploads([packUploads([{ name: 'a.zip', bytes: bomb }, named('b.txt', 'b')])])
    expect(files.find(({ path }) => path === 'a.zip')?.message).toContain('300 MB')
  })

  test('refuse an archive that is cut short, locked or too large with words of its own', () => {
    const whole = projectArchive()
    const messageOf = (bytes: Uint8Array): string | undefined =>
      readUploads([{ name: 'plant.zip', bytes }])[0]?.message
    expect(messageOf(whole.subarray(0, whole.length / 2))).toContain('not whole')
    const locked = whole.slice()
    // bit 0 of the flags of the first entry of the directory
    const directory = new DataView(locked.buffer).getUint32(locked.length - 6, true)
    locked[directory + 8] = 1
    expect(messageOf(locked)).toContain('password')
    const bomb = whole.slice()
    // what the first entry of the directory says of its size
    new DataView(bomb.buffer).setUint32(directory + 24, 301_000_000, true)
    expect(messageOf(bomb)).toContain('300 MB')
  })
})
