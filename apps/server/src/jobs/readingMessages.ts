import type { CecLibrary, CecLibraryFault, OndFile, PanFile, WeatherFile } from '@duet/formats'
import type { MeteoReadOptions } from '@duet/weather'
import type { DescribedSeries } from './series/describeSeries.ts'
import type { previewSeries, SeriesPreview, storeSeries } from './series/readSeriesFile.ts'

/** A file of this machine. */
interface StoredFile {
  readonly path: string
}

interface SentFile {
  readonly filename: string
  readonly bytes: Uint8Array
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
  readonly cecInverters: readonly [
    input: { readonly text: string },
    output: CecLibrary | CecLibraryFault,
  ]
}
