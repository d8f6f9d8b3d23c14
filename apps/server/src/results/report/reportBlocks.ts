import {
  countedSummary,
  fieldsOf,
  linkedComponents,
  localFrame,
  type PlantDocument,
} from '@duet/plant'
import { kpiValue } from '@duet/results'
import { type RunManifest, runDataset } from '@duet/results/run'
import type { Content } from 'pdfmake/interfaces.js'
import type { ReportBlock } from '../../graphql/resolvers.gen.ts'
import {
  factTable,
  heading,
  note,
  reportTable,
  subheading,
  together,
} from '../../pdf/reportTables.ts'
import { MISSING } from '../../pdf/reportText.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import type { SectionParts } from './reportSections.ts'

type Built = Pick<
  ReportBlock,
  | 'panel'
  | 'inverter'
  | 'inverter_count'
  | 'modules_per_string'
  | 'string_count'
  | 'tracking'
  | 'tilt_deg'
  | 'azimuth_deg'
  | 'row_spacing_m'
  | 'gcr'
>

/** The blocks of a run: what they gave, and how they are built. */
export function reportBlocks({ summary }: FinishedRun, manifest: RunManifest): ReportBlock[] {
  return summary.blocks.map(({ block_id, name, ratings, energy_kwh, kpis }) => {
    const counted = manifest.blocks.find(({ id }) => id === block_id)
    return {
      block_id,
      name,
      energy_kwh,
      table_count: counted?.table_count ?? 0,
      module_count: ratings.module_count,
      nominal_dc_kw: ratings.nominal_dc_w / 1000,
      nominal_ac_kw: ratings.nominal_ac_w / 1000,
      specific_yield_kwh_per_kwp: kpiValue(kpis, 'specific_yield'),
      performance_ratio: kpiValue(kpis, 'performance_ratio'),
      is_traced: counted?.light !== undefined,
      ...builtOf(manifest, block_id),
    }
  })
}

const NOT_KNOWN: Built = {
  panel: null,
  inverter: null,
  inverter_count: 0,
  modules_per_string: null,
  string_count: null,
  tracking: '',
  tilt_deg: null,
  azimuth_deg: null,
  row_spacing_m: null,
  gcr: null,
}

function builtOf(manifest: RunManifest, blockId: string): Built {
  const { document } = manifest
  const block = document.blocks.find(({ id }) => id === blockId)
  const counted = manifest.blocks.find(({ id }) => id === blockId)
  if (!block || !counted) return NOT_KNOWN
  const components = linkedComponents(document, block)
  const { project, block_layers: layers } = document
  const summary = countedSummary(
    {
      block,
      components,
      layers,
      frame: localFrame(project.longitude, project.latitude),
      coldestAirC: runDataset(manifest, blockId).coldest_air_c,
    },
    { tables: counted.table_count, rows: counted.row_count },
  )
  const { table } = components
  return {
    panel: nameOf(document, block.pv_panel_id),
    inverter: nameOf(document, block.pv_inverter_id),
    inverter_count: block.num_inverters,
    modules_per_string: summary.modules_per_string,
    string_count: summary.strings,
    tracking: trackingLabel(table?.tracking_type),
    tilt_deg: table?.tracking_type === 0 ? table.tilt : null,
    azimuth_deg: table && table.tracking_type !== 2 ? table.azimuth : null,
    row_spacing_m: table?.row_spacing ?? null,
    gcr: summary.gcr,
  }
}

const nameOf = ({ components }: PlantDocument, componentId: string | null): string | null =>
  components.find(({ id }) => id === componentId)?.name ?? null

const trackingLabel = (type: number | undefined): string =>
  fieldsOf('table')
    .find(({ name }) => name === 'tracking_type')
    ?.options?.find(({ value }) => value === type)?.label ?? ''

export function systemSection(parts: SectionParts): Content[] {
  const { data, text } = parts
  const { blocks, nominal_dc_kw, nominal_ac_kw, module_count, facts } = data
  const system = facts.filter(({ group }) => group === 'system')
  const tables = blocks.reduce((sum, { table_count }) => sum + table_count, 0)
  return [
    heading('System', true),
    reportTable(
      [
        { title: 'Block', width: '*' },
        { title: 'Tables', align: 'right' },
        { title: 'Modules in full strings', align: 'right' },
        { title: 'DC (kWp)', align: 'right' },
        { title: 'AC (kWac)', align: 'right' },
        { title: 'DC/AC', align: 'right', width: 34 },
        { title: 'Light' },
      ],
      [
        ...blocks.map((block) => [
          block.name,
          text.number(block.table_count),
          text.number(block.module_count),
          text.number(block.nominal_dc_kw, 1),
          text.number(block.nominal_ac_kw, 1),
          text.number(block.nominal_dc_kw / block.nominal_ac_kw, 3),
          block.is_traced ? 'traced' : 'long rows',
        ]),
        [
          'Plant',
          text.number(tables),
          text.number(module_count),
          text.number(nominal_dc_kw, 1),
          text.number(nominal_ac_kw, 1),
          text.number(nominal_dc_kw / nominal_ac_kw, 3),
          '',
        ],
      ],
      { isBold: (row) => row === blocks.length },
    ),
    note(
      'Light traced: beam and diffuse light of every table is found in a three-dimensional scene. Long rows: each module sees rows without end.',
    ),
    ...builtParts(parts),
    together(
      factTable(system.map(({ label, value, unit }) => [label, joined(text.value(value), unit)])),
    ),
  ]
}

const joined = (value: string, unit: string): string => (unit === '' ? value : `${value} ${unit}`)

/** How each block is built, one row each. */
function builtParts({ data: { blocks }, text }: SectionParts): Content[] {
  return [
    subheading('How the blocks are built'),
    reportTable(
      [
        { title: 'Block', width: '*' },
        { title: 'Module (W)', align: 'right' },
        { title: 'Mounting' },
        { title: 'Tilt (°)', align: 'right' },
        { title: 'Azimuth (°)', align: 'right' },
        { title: 'Row pitch (m)', align: 'right' },
        { title: 'GCR', align: 'right' },
        { title: 'Strings', align: 'right' },
        { title: 'Modules per string', align: 'right', width: 50 },
      ],
      blocks.map((block) => [
        block.name,
        text.number((1000 * block.nominal_dc_kw) / block.module_count, 1),
        block.tracking,
        text.number(block.tilt_deg, 1),
        text.number(block.azimuth_deg, 1),
        text.number(block.row_spacing_m, 2),
        text.number(block.gcr, 3),
        text.number(block.string_count),
        text.number(block.modules_per_string),
      ]),
      { isSmall: true },
    ),
    reportTable(
      [
        { title: 'Block', width: '*' },
        { title: 'Panel', width: 170 },
        { title: 'Inverter', width: 170 },
        { title: 'Inverters', align: 'right' },
      ],
      blocks.map((block) => [
        block.name,
        block.panel ?? MISSING,
        block.inverter ?? MISSING,
        text.number(block.inverter_count),
      ]),
      { isSmall: true },
    ),
    note(
      'Module: power at STC by its parameters, as the run counts it. Azimuth clockwise from north: where fixed tables face, and the direction of the axis of a tracker. GCR: width of the modules across the row over the row pitch. All parameters are in the appendix.',
    ),
  ]
}

/** What each block gave, and their sum. */
export function blockSection({ data, text }: SectionParts): Content[] {
  const { blocks } = data
  const sum = blocks.reduce((total, { energy_kwh }) => total + energy_kwh, 0)
  const energy = text.energies([...blocks.map(({ energy_kwh }) => energy_kwh), sum])
  return [
    heading('Blocks'),
    reportTable(
      [
        { title: 'Block', width: '*' },
        { title: 'DC (kWp)', align: 'right' },
        { title: `Energy (${energy.unit})`, align: 'right' },
        { title: 'Specific yield', align: 'right' },
        { title: 'Performance ratio', align: 'right' },
      ],
      [
        ...blocks.map((block) => [
          block.name,
          text.number(block.nominal_dc_kw, 1),
          energy.of(block.energy_kwh),
          text.result(block.specific_yield_kwh_per_kwp, 'kWh/kWp'),
          text.result(block.performance_ratio, ''),
        ]),
        ['All blocks', text.number(data.nominal_dc_kw, 1), energy.of(sum)],
      ],
      { isBold: (row) => row === blocks.length },
    ),
    note('Energy of a block is that at the output of its transformer, before the blocks meet.'),
  ]
}
