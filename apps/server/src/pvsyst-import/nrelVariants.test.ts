import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { packUploads, readCecLibrary } from '@duet/formats'
import { type ComponentParameters, componentDefaults } from '@duet/plant'
import { referenceFile } from '@duet/units/testing/reference'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workbooks } from '../compare/workbooks.ts'
import { createComponent } from '../components/components.ts'
import { describeCustomDataset } from '../custom-datasets/customDatasets.ts'
import { signUpload } from '../files/filesService.ts'
import { setUploaded } from '../files/storedFileQueries.ts'
import { createProject } from '../projects/projects.ts'
import { startSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { executeImport } from './executeImport.ts'

const FOLDER = referenceFile('pvsyst-projects/nrel-best-v734/project')
const INVERTERS = referenceFile('components/sam-library-cec-inverters-2022-02-18.csv')
const MODULES = referenceFile('components/sam-library-cec-modules-2021-12-01.csv')
const isAbsent = ![FOLDER, INVERTERS, MODULES].every(existsSync)

const OND = 'FroniusUSA_Symo_Advanced_24_0_3_480.OND'

/** What a variant names that is not in the folder. */
const VARIANTS = [
  { id: 'VC0', pan: 'Canadian_CS3U_360MB_AG_1500V.PAN', module: 'CS3U-360MB-AG' },
  { id: 'VC1', pan: null, module: null },
  { id: 'VC2', pan: 'Longi_LR6_72_BP_370M.PAN', module: 'LR6-72BP-370M' },
] as const

const LIGHT_BAR = 0.005
const GRID_BAR = 0.015
const STEP_BAR = 0.003
/** Of what the module decides, where one of a catalogue stands for it. */
const OTHER_MODULE_BAR = 0.006

/** Steps of the loss diagram: a level and the one before it. */
const STEPS: readonly (readonly [from: string, to: string])[] = [
  ['transposition', 'near_shading'],
  ['near_shading', 'iam'],
  ['temperature', 'mismatch_front'],
  ['mismatch_front', 'mismatch_rear'],
  ['mismatch_rear', 'quality_lid'],
  ['quality_lid', 'dc_wire'],
  ['dc_mpp', 'e_grid'],
]
const MODULE_STEPS = [
  ['dc_nominal', 'irradiance_level'],
  ['irradiance_level', 'temperature'],
] as const

type Levels = ReadonlyMap<string, number>

let bench: RunBench
let owner: { userId: string; organizationId: string }
let projectId = ''

describe.skipIf(isAbsent)(
  'the trackers of NREL (skipped where the reference data is absent)',
  () => {
    beforeAll(async () => {
      bench = await startRunBench()
      owner = await bench.newOwner('owner')
      const fields = { name: 'BEST', latitude: 0, longitude: 0 }
      projectId = (await createProject(bench, owner.userId, owner.organizationId, fields)).id
      await sendFolder()
      await bench.startWorker(2)
    })
    afterAll(() => bench.close())

    test.each(VARIANTS)(
      '$id is imported and runs to the energy of PVsyst',
      async ({ id, pan, module }) => {
        const inverter = await newComponent('inverter', cecInverter())
        const components = [{ file: OND, component_id: inverter }]
        if (pan !== null) {
          components.push({
            file: pan,
            component_id: await newComponent('panel', cecModule(module)),
          })
        }
        const done = await executeImport(bench, owner.userId, projectId, {
          variant: `BEST_Sim00.${id}`,
          components,
        })
        expect(done.rows.filter(({ state }) => state === 'to_choose')).toEqual([])
        const [workbook] = await workbooks(bench, owner.userId, {
          project_id: projectId,
          id: done.workbook_id,
        })
        expect(workbook).toMatchObject({
          dataset_a: null,
          dataset_b: { id: done.custom_dataset_id, source: 'custom' },
          data: { parameters: { b: { column: expect.stringMatching(/^c\d+$/) }, view: 'months' } },
        })
        const stages = await stagesOfDataset(done.custom_dataset_id)
        const ours = await levelsOfRun(done.block_ids)
        const off = (key: string): number =>
          (ours.get(key) ?? 0) / (stages.get(key) ?? Number.NaN) - 1
        report(id, stages, ours)
        expect(Math.abs(off('transposition'))).toBeLessThan(LIGHT_BAR)
        expect(Math.abs(off('e_grid'))).toBeLessThan(GRID_BAR)
        const moduleBar = module === null ? STEP_BAR : OTHER_MODULE_BAR
        expect(missed(STEPS, STEP_BAR, ours, stages)).toEqual([])
        expect(missed(MODULE_STEPS, moduleBar, ours, stages)).toEqual([])
      },
    )
  },
)

async function sendFolder(): Promise<void> {
  const files = readdirSync(FOLDER).map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(`${FOLDER}/${name}`)),
  }))
  const { name: filename, bytes } = packUploads(files)
  const { storage_key } = await signUpload(bench, {
    userId: owner.userId,
    projectId,
    dir: '/pvsyst-import',
    filename,
    allowOverwrite: false,
  })
  await setUploaded(
    bench.db,
    storage_key,
    await bench.storage.put(storage_key, Readable.from([bytes])),
  )
}

async function newComponent<K extends 'panel' | 'inverter'>(
  kind: K,
  parameters: ComponentParameters[K],
): Promise<string> {
  const component = { project_id: projectId, kind, name: kind, parameters }
  return (await createComponent(bench, owner.userId, component)).id
}

function cecInverter(): ComponentParameters['inverter'] {
  const library = readCecLibrary(readFileSync(INVERTERS, 'utf8'))
  const entry =
    'entries' in library &&
    library.kind === 'inverter' &&
    library.entries.find(({ name }) => name.endsWith('Symo Advanced 24.0-3 480 [480V]'))
  if (!entry) throw new Error('the catalogue lacks the inverter')
  const { reference_dc_power: dcW } = entry.parameters
  // the window of the reports; the loss diagram has no own use at night and no limits of current and DC power
  return {
    ...entry.parameters,
    inverter_data_source: 'other',
    inverter_id: null,
    night_tare_power: 0,
    maximum_dc_power: 2 * dcW,
    maximum_dc_current: (2 * dcW) / 200,
    minimum_dc_voltage: 200,
    maximum_dc_voltage: 1000,
    minimum_mppt_voltage: 200,
    maximum_mppt_voltage: 800,
  }
}

/** Five parameters of the catalogue, and cells that fill 2 m by 1 m, as the sheds of the variants are. */
function cecModule(model: string): ComponentParameters['panel'] {
  const [head = '', , , ...lines] = readFileSync(MODULES, 'utf8').split(/\r?\n/)
  const line = lines.find((one) => one.includes(`${model},`)) ?? ''
  const cells = line.split(',')
  const value = (name: string): number => Number(cells[head.split(',').indexOf(name)])
  return {
    ...componentDefaults('panel'),
    cells: [12, 6],
    cell_type: 'full',
    parallel_string_per_diode: [1, 1],
    cell_length: (2000 - 40 - 22) / 12,
    cell_width: (1003 - 40 - 10) / 6,
    cell_spacing_lr: 2,
    cell_spacing_tb: 2,
    panel_edge_b: 20,
    panel_edge_t: 20,
    panel_edge_lr: 20,
    short_circuit_current: value('I_sc_ref'),
    open_circuit_voltage: value('V_oc_ref'),
    series_resistance: value('R_s'),
    shunt_resistance: value('R_sh_ref'),
    ideality_factor: value('a_ref') / (72 * 0.025693),
    temperature_coefficient_isc: (100 * value('alpha_sc')) / value('I_sc_ref'),
    temperature_coefficient_voc: (100 * value('beta_oc')) / value('V_oc_ref'),
    voct_model: 'desoto',
    pan_file_import: null,
  }
}

async function stagesOfDataset(id: string | null): Promise<ReadonlyMap<string, number>> {
  const { stages } = await describeCustomDataset(bench, owner.userId, id ?? '')
  return new Map(stages.map(({ key, value }) => [key, value]))
}

async function levelsOfRun(block_ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { simulation, errors } = await startSimulation(bench, owner.userId, projectId, {
    block_ids: [...block_ids],
    name: `Run of ${block_ids.join()}`,
  })
  if (!simulation) throw new Error(JSON.stringify(errors))
  await bench.ended(owner.userId, projectId, simulation.id)
  const { rows } = await bench.api(owner.userId).systemLosses({ simulation_id: simulation.id })
  return new Map(rows.map(({ key, value_after }) => [key, value_after]))
}

/** Steps that differ by more than a bar, with the points. */
const missed = (steps: typeof STEPS, bar: number, ours: Levels, theirs: Levels): string[] =>
  steps.flatMap(([from, to]) => {
    const points = stepOf(ours, from, to) - stepOf(theirs, from, to)
    return Math.abs(points) < bar ? [] : [`${to} ${(100 * points).toFixed(2)}`]
  })

/** What is left of a level after the steps up to another. */
const stepOf = (levels: Levels, from: string, to: string): number =>
  (levels.get(to) ?? Number.NaN) / (levels.get(from) ?? Number.NaN)

/** Levels of both, for whoever looks at the output of the test. */
function report(
  id: string,
  theirs: ReadonlyMap<string, number>,
  ours: ReadonlyMap<string, number>,
): void {
  const lines = [...theirs].map(([key, value]) => {
    const own = ours.get(key) ?? Number.NaN
    return `${id} ${key.padEnd(18)} ${value.toFixed(1).padStart(10)} ${own.toFixed(1).padStart(10)} ${(100 * (own / value - 1)).toFixed(2).padStart(7)} %`
  })
  process.stdout.write(`${lines.join('\n')}\n`)
}
