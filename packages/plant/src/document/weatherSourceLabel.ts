const LABELS: Readonly<Record<string, string>> = {
  default: 'Other',
  meteonorm: 'Meteonorm',
  nasapower: 'NASA POWER',
  nsrdb: 'NSRDB',
  pvgis: 'PVGIS',
  solaranywhere: 'SolarAnywhere',
  solargis: 'Solargis',
  solcast: 'Solcast',
  threetier: '3TIER',
}

/** Who made the weather of a dataset, by the source that its record has. */
export const weatherSourceLabel = (source: string): string => LABELS[source] ?? source
