/** A town of the list that ships with the product. */
export interface Town {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Of the United States the state, else empty. */
  readonly region: string
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

/** As tools/makePlaces.ts writes it: one array a column, the most populous first. */
export type TownColumns = { readonly [Key in keyof Town]: readonly Town[Key][] }

export const TOWNS_URL = '/basemap/places.json'

/** @throws Error where the list cannot be loaded */
export async function fetchTowns(signal: AbortSignal): Promise<readonly SearchedTown[]> {
  const response = await fetch(TOWNS_URL, { signal })
  if (!response.ok) throw new Error(`The list of places could not be loaded (${response.status}).`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the product itself
  return townsOf((await response.json()) as TownColumns)
}

/** A town with its name as it is compared. */
export interface SearchedTown extends Town {
  readonly key: string
}

export function townsOf(columns: TownColumns): readonly SearchedTown[] {
  return columns.name.map((name, i) => ({
    name,
    key: searchKey(name),
    country: columns.country[i] ?? '',
    region: columns.region[i] ?? '',
    latitude: columns.latitude[i] ?? Number.NaN,
    longitude: columns.longitude[i] ?? Number.NaN,
    population: columns.population[i] ?? 0,
  }))
}

/** Without accents, case and signs: 'São Paulo' is found as 'sao paulo', 'Saint-Denis' as 'saint denis'. */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** 'Phoenix, AZ, United States' */
export function townText({ name, region, country }: Town): string {
  return [name, region, countries.of(country)].filter(Boolean).join(', ')
}
