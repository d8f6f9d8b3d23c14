import type { FieldError } from '../fields/fieldError.ts'
import { repeatedValueErrors } from '../fields/repeatedValues.ts'
import type { CrossRule } from '../fields/validateFields.ts'
import type { PanelParameters } from './panelParameters.ts'

type Rule = CrossRule<PanelParameters>

const AXES = [
  { index: 0, axis: 'rows', side: 'row' },
  { index: 1, axis: 'columns', side: 'column' },
] as const

const bypassDiodesDivideCells: Rule = {
  fields: ['cells', 'bypass_diodes'],
  check: ({ cells, bypass_diodes }) =>
    AXES.flatMap(({ index, axis }) =>
      cells[index] % bypass_diodes[index] === 0
        ? []
        : [
            {
              path: `bypass_diodes.${index}`,
              message: `must be factor of number of cell ${axis} on the panel`,
            },
          ],
    ),
}

const parallelStringsDivideGroups: Rule = {
  fields: ['cells', 'bypass_diodes', 'parallel_string_per_diode'],
  check: ({ cells, bypass_diodes, parallel_string_per_diode }) =>
    AXES.flatMap(({ index, axis, side }) =>
      (cells[index] / bypass_diodes[index]) % parallel_string_per_diode[index] === 0
        ? []
        : [
            {
              path: `parallel_string_per_diode.${index}`,
              message: `must be factor of number of cell ${axis} on the panel divided by number of bypass diode ${side}s`,
            },
          ],
    ),
}

const halfCutIsRectangular: Rule = {
  fields: ['cell_type', 'cell_shape'],
  check: ({ cell_type, cell_shape }) =>
    cell_type === 'half' && cell_shape === 'oct'
      ? one('cell_shape', 'Half-cut cells with octagonal shape is currently not supported')
      : [],
}

/** A quarter of the cell (half of a half-cut cell's length) must hold the cut corner. */
const cornerFitsPatch: Rule = {
  fields: ['cell_type', 'cell_shape', 'cell_length', 'cell_width', 'corner_cut_off'],
  check: (panel) => {
    if (panel.cell_shape !== 'oct') return []
    const lengthPatchMm = panel.cell_length / (panel.cell_type === 'half' ? 2 : 4)
    const widthPatchMm = panel.cell_width / 4
    return Math.min(lengthPatchMm, widthPatchMm) < panel.corner_cut_off
      ? one(
          'corner_cut_off',
          'Panel patches too small. Area in corner patches cannot be calculated',
        )
      : []
  },
}

const iamAnglesAreUnique: Rule = {
  fields: ['iam_profile'],
  check: ({ iam_profile }) =>
    repeatedValueErrors(
      iam_profile.map(({ angle }) => angle),
      (index) => `iam_profile.${index}.angle`,
      'Incidence angles values must be unique',
    ),
}

const firstSolar1IsForCdte: Rule = {
  fields: ['spectral_model', 'panel_technology'],
  check: ({ spectral_model, panel_technology }) =>
    spectral_model === 'firstsolar1' && panel_technology !== 'cdte'
      ? one('spectral_model', 'FS Model 1 is only applicable for CdTe panels')
      : [],
}

function one(path: string, message: string): readonly FieldError[] {
  return [{ path, message }]
}

export const panelRules: readonly Rule[] = [
  bypassDiodesDivideCells,
  parallelStringsDivideGroups,
  halfCutIsRectangular,
  cornerFitsPatch,
  iamAnglesAreUnique,
  firstSolar1IsForCdte,
]
