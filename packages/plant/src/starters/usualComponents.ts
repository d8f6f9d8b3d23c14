import type { ComponentKind } from '../components/kinds.ts'
import type { PlantComponent } from '../document/plantDocument.ts'
import { fixedTableAt } from './fixedTableAt.ts'
import type { Starter } from './starter.ts'
import { firstStarter } from './starters.ts'

/** What the tables of a set of usual components are: single-axis trackers or fixed tables. */
export const USUAL_MOUNTINGS = ['tracker', 'fixed'] as const
export type UsualMounting = (typeof USUAL_MOUNTINGS)[number]

export type UsualComponent = Omit<PlantComponent, 'id'>

/**
 * Usual components that go together, one of each kind that a block needs: strings of the panel fit the 1500 V inverter, tables
 * hold whole strings of 26, the inverter gives what the low side of the transformer takes. A fixed table is that of the latitude.
 */
export function usualComponents(
  mounting: UsualMounting,
  latitudeDeg: number,
): readonly UsualComponent[] {
  return [
    component('panel'),
    component('table', mounting === 'fixed' ? fixedTableAt(latitudeDeg) : undefined),
    component('inverter'),
    component('transformer'),
    component('dcWire'),
    component('acWire'),
  ]
}

function component<K extends ComponentKind>(
  kind: K,
  { name, parameters }: Starter<K> = firstStarter(kind),
): UsualComponent {
  return { kind, name, parameters }
}
