import type {
  CecLibrary,
  CecLibraryFault,
  ImportChoice,
  ImportFileSummary,
  ImportPlace,
  ImportPlan,
  OndFile,
  PanFile,
  VariantResults,
  VariantSummary,
  WeatherFile,
} from '@duet/formats'
import type { MeteoReadOptions } from '@duet/weather'
import type { DescribedSeries } from './series/describeSeries.ts'
import type { previewSeries, SeriesPreview, storeSeries } from './series/readSeriesFile.ts'

/** A file of this machine. */
interface StoredFile {
  readonly path: string
}

export interface SentFile {
  readonly filename: string
  readonly bytes: Uint8Array
}

/** What a PVsyst project has, and what the chosen variant of it would become. */
export interface PvsystImportReading {
  readonly files: readonly ImportFileSummary[]
  readonly variants: readonly VariantSummary[]
  readonly plan: ImportPlan | undefined
  /** The weather file of the plan. */
  readonly weather: SentFile | undefined
  /** Those that the variant of the plan holds. */
  readonly results: VariantResults | undefined
}

/** All that a reading thread can be asked: name -> [input, output]. */
export interface ReadingMessages {
  readonly weatherHead: readonly [file: StoredFile, lines: readonly string[]]
  /** And the SHA-256 of the file as it is. */
  readonly weather: readonly [
    input: StoredFile & { readonly options: MeteoReadOptions & { readonly filename: string } },
    output: { readonly weather: WeatherFile; readonly hash: string },
  ]
  readonly seriesPreview: readonly [
    input: Parameters<typeof previewSeries>[0],
    preview: SeriesPreview,
  ]
  readonly series: readonly [input: Parameters<typeof storeSeries>[0], described: DescribedSeries]
  readonly pan: readonly [file: SentFile, panel: PanFile]
  readonly ond: readonly [file: SentFile, inverter: OndFile]
  readonly cecLibrary: readonly [
    input: { readonly text: string },
    output: CecLibrary | CecLibraryFault,
  ]
  readonly pvsystImport: readonly [
    input: {
      readonly uploads: readonly (StoredFile & { readonly filename: string })[]
      readonly wish?: { readonly choice: ImportChoice; readonly fallback: ImportPlace } | undefined
    },
    output: PvsystImportReading,
  ]
}
