import { type LocalFrame, toLngLat, toLocalM } from '@duet/plant'
import type { MapLibreMap } from 'maplibre-gl'
import { formatLengthM, formatUnit } from '../../lib/format.ts'
import { shownUnit } from '../../lib/shownUnits.ts'
import classes from './DesignMap.module.css'
import { gridSteps, type MapView } from './metreGrid.ts'

/** What a line of the grid is called, and where it meets the edge, px. */
interface EdgeLabel {
  readonly edge: 'bottom' | 'right'
  readonly atPx: number
  readonly text: string
}

/** Names the strong lines of the grid at the edges of the map: metres from the project's place, or degrees in a wide view. */
export function gridLabels(map: MapLibreMap, frame: LocalFrame, viewOf: () => MapView): void {
  const element = document.createElement('div')
  element.className = classes['gridLabels'] ?? ''
  element.setAttribute('aria-hidden', 'true')
  map.getCanvasContainer().append(element)
  const show = (): void => {
    // on a map that is turned or tilted no line meets the edge where it is looked for
    const isStraight = map.getBearing() === 0 && map.getPitch() === 0
    const labels = isStraight ? labelsOf(map, frame, viewOf()) : []
    element.replaceChildren(...labels.map(elementOf))
  }
  map.on('move', show)
  map.on('resize', show)
  show()
}

function elementOf({ edge, atPx, text }: EdgeLabel): HTMLElement {
  const label = document.createElement('span')
  label.dataset['edge'] = edge
  label.style[edge === 'bottom' ? 'left' : 'top'] = `${Math.round(atPx)}px`
  label.textContent = text
  return label
}

function labelsOf(map: MapLibreMap, frame: LocalFrame, view: MapView): readonly EdgeLabel[] {
  const { lng, lat } = map.getCenter()
  const { unit, step, every } = gridSteps(view)
  const strong = step * every
  const middle = unit === 'm' ? toLocalM(frame, lng, lat) : ([lng, lat] as const)
  const at = (x: number, y: number): { readonly x: number; readonly y: number } =>
    map.project(unit === 'm' ? toLngLat(frame, x, y) : [x, y])
  const [west, south] =
    unit === 'm' ? toLocalM(frame, view.west, view.south) : [view.west, view.south]
  const [east, north] =
    unit === 'm' ? toLocalM(frame, view.east, view.north) : [view.east, view.north]
  return [
    ...between(west, east, strong).map(
      (value): EdgeLabel => ({
        edge: 'bottom',
        atPx: at(value, middle[1]).x,
        text: lineText(value, unit, ['E', 'W']),
      }),
    ),
    ...between(south, north, strong).map(
      (value): EdgeLabel => ({
        edge: 'right',
        atPx: at(middle[0], value).y,
        text: lineText(value, unit, ['N', 'S']),
      }),
    ),
  ]
}

/** Multiples of a step between two numbers. */
function between(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: count }, (_, i) => (first + i) * step)
}

/** Kilometres where they are many metres; feet stay feet, of which round numbers are no round miles. */
const lineLengthText = (lengthM: number): string =>
  shownUnit('m') === 'm' ? formatLengthM(lengthM) : formatUnit(lengthM, 'm', 6)

/** '200 m E', '500 ft E', '45° S', '0' */
export function lineText(
  value: number,
  unit: 'm' | '°',
  [positive, negative]: readonly [string, string],
): string {
  if (value === 0) return '0'
  const size = Math.abs(value)
  const text = unit === 'm' ? lineLengthText(size) : `${Number(size.toFixed(4))}°`
  return `${text} ${value < 0 ? negative : positive}`
}
