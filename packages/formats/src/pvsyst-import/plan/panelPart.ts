import { type PanelParameters, type PlantComponent, panelDefaults } from '@duet/plant'
import type { PvsystSubArray } from '../../pvsyst/variantTypes.ts'
import { fineIamProfile } from '../fineIamProfile.ts'
import { findFile } from '../upload/findFile.ts'
import { nameKey } from '../upload/importFile.ts'
import type { PlanContext } from './importPlan.ts'
import { valueText } from './valueText.ts'

interface Source {
  readonly name: string
  readonly parameters: PanelParameters
}

/** The panel of a sub-array with the reflection and heat balance of the variant; undefined where its file is not there and none was chosen. */
export function panelPart(
  context: PlanContext,
  subArray: PvsystSubArray,
): PlantComponent<'panel'> | undefined {
  const source = panelSource(context, subArray.panFile)
  if (!source) return undefined
  const { common } = context.variant.content
  const parameters: PanelParameters = {
    ...source.parameters,
    ...rear(context, source.parameters),
    ...(subArray.iam && subArray.iam.points.length > 1 && { iam_profile: iamOf(subArray.iam) }),
    cell_temperature_model: 'pvsyst',
    pvsyst_mounting_type: 'custom',
    pvsyst_uc: common.uConstantWPerM2K ?? source.parameters.pvsyst_uc,
    pvsyst_uv: common.uWindWsPerM3K ?? 0,
    pvsyst_alpha: common.absorption ?? source.parameters.pvsyst_alpha,
    frame: context.choice.usesStarterDefaults && source.parameters.frame,
  }
  return { id: context.newId(), kind: 'panel', name: source.name, parameters }
}

function panelSource(context: PlanContext, panFile: string | null): Source | undefined {
  const { files, choice, variant, book } = context
  const given = panFile ?? 'not named'
  const file = findFile(files, 'pan', panFile, variant.path)
  if (file) {
    book.write('Components', 'taken', {
      item: 'Panel',
      given,
      becomes: `Panel ${file.content.name}`,
    })
    for (const note of file.content.notes.changed) {
      book.write('Components', 'assumed', { item: 'Panel', given, note })
    }
    return file.content
  }
  const chosen = choice.components.find(({ file: name }) => nameKey(name) === nameKey(given))
  if (chosen?.component.kind === 'panel') {
    const { name, parameters } = chosen.component
    const note =
      'Chosen here, since the file is not there; with the reflection and heat balance of the variant.'
    book.write('Components', 'assumed', { item: 'Panel', given, becomes: `Panel ${name}`, note })
    return { name, parameters }
  }
  return missingPanel(context, given)
}

function missingPanel({ choice, book }: PlanContext, given: string): Source | undefined {
  if (choice.usesStarterDefaults) {
    const name = `${given.replace(/\.pan$/i, '')} (usual panel)`
    const note =
      'The file is not there: a usual bifacial panel of 550 W stands for it. Energies will differ.'
    book.write('Components', 'starter', { item: 'Panel', given, becomes: `Panel ${name}`, note })
    return { name, parameters: panelDefaults }
  }
  const note =
    'The file is not there. Choose a panel of the project or the library, or send the file.'
  book.write('Components', 'to_choose', { item: 'Panel', given, note })
  return undefined
}

function rear(
  { variant }: PlanContext,
  panel: PanelParameters,
): Pick<PanelParameters, 'panel_type' | 'bifaciality_current_ratio'> {
  const { bifacial } = variant.content.common
  return bifacial === null
    ? { panel_type: 'mono', bifaciality_current_ratio: 0 }
    : {
        panel_type: 'bi',
        bifaciality_current_ratio: bifacial.bifacialityFraction ?? panel.bifaciality_current_ratio,
      }
}

const iamOf = ({ points }: NonNullable<PvsystSubArray['iam']>): PanelParameters['iam_profile'] =>
  fineIamProfile(points.map(({ angleDeg, modifier }) => ({ angle: angleDeg, modifier })))

/** What the panels of a variant take from its common losses. */
export function writeHeatRows({ variant, book }: PlanContext): void {
  const { uConstantWPerM2K, uWindWsPerM3K, absorption, averageEfficiency, bifacial } =
    variant.content.common
  if (uConstantWPerM2K !== null) {
    const given = valueText(uConstantWPerM2K, 'W/(m²·K)')
    book.write('Losses', 'taken', {
      item: 'Heat loss, constant',
      given,
      becomes: `Uc of the panels ${given}`,
    })
  }
  book.write('Losses', uWindWsPerM3K === null ? 'assumed' : 'taken', {
    item: 'Heat loss, wind',
    given: uWindWsPerM3K === null ? '' : valueText(uWindWsPerM3K, 'W·s/(m³·K)'),
    becomes: `Uv of the panels ${valueText(uWindWsPerM3K ?? 0, 'W·s/(m³·K)')}`,
    note: uWindWsPerM3K === null ? 'PVsyst does not write it while it is 0.' : '',
  })
  if (absorption !== null) {
    const given = valueText(absorption, '')
    book.write('Losses', 'taken', {
      item: 'Absorption',
      given,
      becomes: `Alpha of the panels ${given}`,
    })
  }
  if (averageEfficiency !== null) {
    book.write('Losses', 'not_taken', {
      item: 'Efficiency in the heat balance',
      given: valueText(100 * averageEfficiency, '%'),
      note: 'It follows from the panel and the temperature of its cells.',
    })
  }
  if (bifacial?.bifacialityFraction != null) {
    const given = valueText(bifacial.bifacialityFraction, '')
    book.write('Components', 'taken', {
      item: 'Bifaciality',
      given,
      becomes: `Bifaciality of the panels ${given}`,
    })
  }
}
