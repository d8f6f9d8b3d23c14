import { benchSection } from './benchSection.ts'
import { partOfPage } from './markdownParts.ts'
import { raytraceSection } from './raytraceSection.ts'
import { outputOf } from './runTool.ts'
import type { Section } from './section.ts'
import { vectorsSection } from './vectorsSection.ts'

/** Tables of PVsyst's report that are for the search of causes rather than for reading. */
const PVSYST_DETAILS = ['Hours by', 'Put into the engine']
/** What the second run of the same project would only repeat. */
const PVSYST_REPEATED = [...PVSYST_DETAILS, 'Months', 'Hours', 'What differs']

const PVSYST_FOLDER = 'shared/data/pvsyst-projects/nrel-best-v734'

export interface SectionOptions {
  /** Folder that holds `shared/`. */
  readonly root: string
  /** Paths of a rear sensor in the scenes. */
  readonly rays: number
}

/** The sections of the page, in their order. */
export function validationSections(options: SectionOptions): readonly Section[] {
  return [...referenceSections(options), ...programSections(), ...measuredSections()]
}

function referenceSections({ root, rays }: SectionOptions): readonly Section[] {
  return [
    {
      id: 'vectors',
      title: 'Component models',
      about: [
        'Each file holds cases of one model by another implementation (mostly pvlib 0.15.2) with a tolerance. The worst difference of all values of a file is given over that tolerance: 1 is the limit, 0.01 is a hundredth of it.',
      ],
      command: 'vectors -- DIR',
      folder: 'shared/reference/vectors',
      make: async (dir) => vectorsSection(dir, root),
    },
    {
      id: 'raytrace',
      title: 'Traced light',
      about: [
        'Scenes of rows, row ends, posts, tubes, slopes and buildings under four skies, against Radiance (path tracing, 6 reflections) and a second path tracer. Sky models: `perez` (Perez 1993), `isotropic`, `gendaylit`, which adds a blend at the horizon of its own and has looser bars.',
        'Bars: mean of the central module front 0.3 %, rear 1 %; row ends, corners and outer rows front 0.5 %, rear 1.5 %; single sensors front 1 %, rear 2 % or four standard deviations; gendaylit 3 % for the means.',
      ],
      command: 'raytrace -- DIR',
      folder: 'shared/reference/raytrace',
      make: async (dir) => raytraceSection(dir, rays),
    },
  ]
}

function programSections(): readonly Section[] {
  return [
    {
      id: 'ssc',
      title: 'SSC (SAM)',
      about: [
        'Whole years of NREL’s SAM Simulation Core, version 308: 22 systems at three places, set up from the inputs of each run. Differences of annual sums in per cent of SSC.',
      ],
      command: 'ssc -- DIR',
      folder: 'shared/reference/ssc',
      make: async (dir) => [outputOf('ssc', [dir, '--markdown'])],
    },
    {
      id: 'pvsyst',
      title: 'PVsyst',
      about: [
        'A project of PVsyst 7.3.4 with hourly results, run with the rows in two dimensions as PVsyst has them. Year, months, loss diagram and the scatter of the hours.',
      ],
      command: 'pvsyst -- DIR',
      folder: PVSYST_FOLDER,
      make: async (dir) => [partOfPage(outputOf('pvsyst', [dir, '--markdown']), PVSYST_DETAILS)],
    },
    {
      id: 'pvsystTraced',
      title: 'PVsyst beside traced light',
      about: [
        'The same project with its tables in space and traced light. PVsyst has endless rows, so that ends of rows, structure and reflections between rows are part of the difference.',
      ],
      command: 'pvsyst -- DIR --optics traced',
      folder: PVSYST_FOLDER,
      make: async (dir) => [
        partOfPage(outputOf('pvsyst', [dir, '--optics', 'traced', '--markdown']), PVSYST_REPEATED),
      ],
    },
  ]
}

function measuredSections(): readonly Section[] {
  return [
    {
      id: 'measured',
      title: 'Measured rear light',
      about: [
        'Reference cells on the rear of a mock-up of rows, and a field of bifacial trackers. MBE is the mean error, MAE the mean absolute error, RMSE the root mean square error of the model less the measured; the models that lie with the data stand beside the engine.',
      ],
      command: 'measured -- DIR',
      folder: 'shared/data/bifacial-measured',
      make: async (dir) => [partOfPage(outputOf('measured', [dir, '--markdown']), [])],
    },
    {
      id: 'bench',
      title: 'Speed',
      about: [
        'One thread. Times of the other programs are published with the reference runs, from a machine of the same kind, on a processor of their own; the ratio is theirs over the engine’s, so that above 1 the engine is faster. On a busy machine the median is too long, and the least of the rounds is nearer to theirs.',
      ],
      command: 'bench',
      make: async () => benchSection(),
    },
  ]
}
