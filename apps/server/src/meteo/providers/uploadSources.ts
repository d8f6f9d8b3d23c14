import type { WeatherProvider } from './providerTypes.ts'

type UploadSource = Omit<WeatherProvider, 'offersAt' | 'fetch'> & { readonly how: string }

/** Sources whose files are made by a program or bought: how to get one, and which of them to take. */
const SOURCES: readonly UploadSource[] = [
  {
    source: 'meteonorm',
    title: 'Meteonorm',
    coverage: 'The whole earth.',
    licence: 'By contract with Meteotest',
    attribution: 'Meteonorm, © Meteotest AG',
    infoUrl: 'https://meteonorm.com',
    how: 'Meteonorm files are made with its program or web service: choose hourly values and the output format PVsyst, SAM or EPW, then upload the file.',
  },
  {
    source: 'solargis',
    title: 'Solargis',
    coverage: 'All continents between 60° south and 65° north.',
    licence: 'By contract with Solargis',
    attribution: 'Solargis, © Solargis s.r.o.',
    infoUrl: 'https://solargis.com',
    how: 'Solargis files are ordered in Solargis Evaluate or Prospect: choose a time series or a typical year as CSV, then upload the file.',
  },
  {
    source: 'threetier',
    title: '3TIER (Vaisala)',
    coverage: 'Files of before; Vaisala no longer sells this service by itself.',
    licence: 'By contract with Vaisala',
    attribution: '3TIER, © Vaisala',
    infoUrl: 'https://www.vaisala.com',
    how: '3TIER files come from Vaisala by email or from an archive: upload them as SAM CSV, TMY3, or as a table whose columns you name.',
  },
]

export const uploadSources: readonly WeatherProvider[] = SOURCES.map(({ how, ...source }) => ({
  ...source,
  offersAt: async () => ({ offers: [], message: how }),
}))
