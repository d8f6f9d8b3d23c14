import { formatLengthM } from '../../lib/format.ts'
import { roundLengthM } from '../map/metreGrid.ts'
import type { PlantView } from './drawn/plantView.ts'
import { focalPx } from './drawn/sceneCamera.ts'

const LONGEST_BAR_PX = 110

/** Turns the needle and measures the bar, without drawing React again. */
export function writeLegend(legend: HTMLElement, view: PlantView): void {
  const part = (name: string): HTMLElement | null => legend.querySelector(`[data-part="${name}"]`)
  const { bearingDeg, distanceM } = view.view()
  part('needle')?.setAttribute('transform', `rotate(${(-bearingDeg).toFixed(1)})`)
  const pxPerM = focalPx(view.heightPx()) / distanceM
  const roundM = roundLengthM(LONGEST_BAR_PX / pxPerM)
  part('bar')?.style.setProperty('width', `${(roundM * pxPerM).toFixed(1)}px`)
  const length = part('length')
  if (length !== null) length.textContent = `${formatLengthM(roundM)} at the middle`
}
