import { NAMES_OF_COLUMNS } from './namesOfColumns.ts'
import { WEATHER_VALUE_COLUMNS, type WeatherValueColumn } from './weatherFile.ts'
import { isKnownUnit } from './weatherUnits.ts'

const COLUMN_BY_NAME: ReadonlyMap<string, WeatherValueColumn> = new Map(
  WEATHER_VALUE_COLUMNS.flatMap((column) =>
    [...NAMES_OF_COLUMNS[column].trim().split(/\s+/), column.replaceAll('_', '')].map(
      (name) => [name, column] as const,
    ),
  ),
)

/** `GHI (W/m^2)` is name `ghi` with unit `W/m^2`; brackets may be round or square, or missing (`GHI W/m2`). */
export function splitNameAndUnit(header: string): {
  readonly name: string
  readonly unit?: string
} {
  const trimmed = header.trim().replace(/^"|"$/g, '')
  const match = /^(.*?)\s*[([]([^)\]]*)[)\]]\s*$/.exec(trimmed)
  if (match?.[2] !== undefined)
    return { name: plainName(match[1] ? match[1] : trimmed), unit: match[2].trim() }
  const bare = /^(.*[^\s,_])[\s,_]+(\S*\/\S+|°\S|degC)$/i.exec(trimmed)
  if (bare?.[1] && bare[2] && isKnownUnit(bare[2]))
    return { name: plainName(bare[1]), unit: bare[2] }
  const [, before = '', after = ''] = /^(.+),\s*(\S+)$/.exec(trimmed) ?? []
  if (before !== '' && isKnownUnit(after)) return { name: plainName(before), unit: after }
  return { name: plainName(trimmed) }
}

/** Without accents: `ä` is `a`, `ß` is `ss`. */
export function plainLetters(text: string): string {
  return text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

/** Lower case letters and digits alone. */
export function plainName(text: string): string {
  return plainLetters(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** The column that a header names, undefined for one that is not used. */
export function columnOfHeader(header: string): WeatherValueColumn | undefined {
  // what stands in brackets may belong to the name, as in PVGIS' `G(h)`
  return COLUMN_BY_NAME.get(splitNameAndUnit(header).name) ?? COLUMN_BY_NAME.get(plainName(header))
}

/** Names of light on an inclined plane. */
const PLANE_NAMES =
  /^(poa|gpoa|poai|poaglobal|poairradiance|gpoairradiance|planeofarray(irradiance|global)?|globinc|gti|gi|ginc|globaltilted(irradiance)?|tiltedirradiance|inplaneirradiance|irradiancepoa|modulebenenstrahlung|einstrahlunginmodulebene|globalstrahlunggeneigt|irradiancia(en|del)?plano(inclinado)?|rayonnementplan(incline)?|irraggiamentopiano(inclinato)?)$/

/** Whether a header names light on an inclined plane. */
export function isPlaneOfArray(header: string): boolean {
  return PLANE_NAMES.test(splitNameAndUnit(header).name) || PLANE_NAMES.test(plainName(header))
}
