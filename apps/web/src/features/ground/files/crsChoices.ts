import { offeredCrs, type SitePlace } from '@duet/formats'

/** The systems with a code that are offered for a place, each once. */
export function crsChoices({
  longitude,
  latitude,
}: SitePlace): { readonly value: string; readonly label: string }[] {
  const labels = new Map(
    offeredCrs(longitude, latitude).flatMap(({ epsg, name }) =>
      epsg === undefined ? [] : [[String(epsg), `${name} (EPSG:${epsg})`] as const],
    ),
  )
  return [...labels].map(([value, label]) => ({ value, label }))
}
