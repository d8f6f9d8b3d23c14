const SOURCES: Readonly<Record<string, string>> = {
  station: 'the station',
  poa: 'sensors in the plane of the modules',
  satellite: 'satellite weather',
  none: 'no source',
}

/** Where light of the expected energy is from; a source that is not known as it is written. */
export const lightSourceText = (source: string): string => SOURCES[source] ?? source

/** 'the station 94 %, satellite weather 6 %'. */
export const lightText = (
  shares: readonly { readonly source: string; readonly fraction: number }[],
): string =>
  shares
    .filter(({ fraction }) => fraction >= 0.005)
    .toSorted((a, b) => b.fraction - a.fraction)
    .map(({ source, fraction }) => {
      const name = lightSourceText(source)
      return fraction > 0.995 ? name : `${name} ${Math.round(fraction * 100)} %`
    })
    .join(', ')
