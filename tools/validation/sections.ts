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

const PVSYST_FOLDER = 'reference/data/pvsyst-projects/nrel-best-v734'

export interface SectionOptions {
  /** Paths of a rear sensor in the scenes. */
  readonly rays: number
}

/** The sections of the page, in their order. */
export function validationSections(options: SectionOptions): readonly Section[] {
  return [...referenceSections(options), ...programSections(), ...measuredSections()]
}

function referenceSections({ rays }: SectionOptions): readonly Section[] {
  return [
    {
      id: 'vectors',
      title: 'Component models',
      about: [
        'Each file holds cases of one model by another implementation (mostly pvlib 0.15.2) with a tolerance. The worst difference of all values of a file is given over that tolerance: 1 is the limit, 0.01 is a hundredth of it.',
        'Weather files are read by the reader of the import (`readWeather`), so that place, zone, times, first values and sums of every column that the product keeps are compared; what it does not keep (flags, illuminance, aerosols, names of stations) is counted in the last column. A file that holds no weather for a run (clear-sky light, an inclined plane, sums of months) is refused as a user’s is, with the reason.',
      ],
      command: 'vectors -- DIR',
      folder: 'reference/vectors',
      make: vectorsSection,
    },
    {
      id: 'raytrace',
      title: 'Traced light',
      about: [
        'Scenes of rows, row ends, posts, tubes, slopes and buildings under four skies, against Radiance (path tracing, 6 reflections) and a second path tracer. Sky models: `perez` (Perez 1993), `isotropic`, `gendaylit`, which adds a blend at the horizon of its own and has looser bars.',
        'Bars: mean of the central module front 0.3 %, rear 1 %; row ends, corners and outer rows front 0.5 %, rear 1.5 %; single sensors front 1 %, rear 2 % or four standard deviations; gendaylit 3 % for the means.',
      ],
      command: 'raytrace -- DIR',
      folder: 'reference/raytrace',
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
      folder: 'reference/ssc',
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
        'Reference cells on the rear of a small mock-up of rows, and a field of bifacial trackers. MBE is the mean error, MAE the mean absolute error, RMSE the root mean square error of the model less the measured. **The engine does not win here**: in most of the comparisons below a model that lies with the data is nearer, and the last table says where.',
        'Assumed, because nobody wrote it down: how many rows there were and how long (a sweep of nine extents, told for each); the albedo of 0.62 that both models of the file were given (0.5 and 0.7 beside it); glass on the cells; rows with less than 50 W/m² on the front left out; one row an hour. An earlier form of this page had an extent that had been chosen to repeat the Radiance columns of setup 1, and scored the mean of the four cells, in which errors on either side of it cancel.',
        'All models are driven alike, in two ways. *Front cells*: all give the measured front; the engine splits it by DIRINT into beam and sky, and the two models keep the ratio of their rear to their own front. *Weather*: the models as they lie in the file, from weather that does not, and the engine from the front of the view-factor model, which is that weather seen on the plane. The fronts of setup 9 are off by half in both models of the file, so that its front cells are in doubt; it is shown all the same.',
        'Why it is behind, as far as it is known. The split: raising the beam of DIRINT lowers the errors of single cells in the low setups (clearance of 9 cm) and in the steep one, since the ground below the middle cells lies in shadow of the beam and only the sky lights it; in clear hours DIRINT gives too little beam here. It makes the high setup worse, which comes near with an albedo of 0.7 or with bare cells, while the low ones then go further off: no one value serves all. The extent: the high setup sees the sky past the ends, and hangs on it by a factor of two. Not explained: the lower edge cell (IMT1) of the low setups, which reads more in clear hours than any split gives, and IMT4, which reads less than all three models; a box or a frame of the cell that lies as deep as the gap below it would do both, but nobody described one. This is open.',
        'Trackers: the file has no model with a rear, so that the rival is the best constant gain, fitted to the very days; a model of the rear has to tell more than that. Albedo and bifaciality are guesses of the source (0.2 and 0.95); others stand beside them. Days on which the strings differ by more than 40 % are left out as outages of one of them, days of high gain by snow perhaps among them: how many, and what they gained, is told.',
      ],
      command: 'measured -- DIR',
      folder: 'reference/data/bifacial-measured',
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
