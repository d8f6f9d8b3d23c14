import { type ModuleFault, type ModuleRatings, moduleFault, moduleRatings } from '@duet/engine'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { moduleElectrical } from './moduleInput.ts'

/** Records are never changed in place, and many blocks share one. */
const ratings = new WeakMap<PanelParameters, ModuleRatings>()
const faults = new WeakMap<PanelParameters, { readonly fault: ModuleFault | undefined }>()

/** Ratings of the panel's current-voltage curve at 1000 W/m² and 25 °C; meaningless where `panelFault` finds one. */
export function panelStc(panel: PanelParameters): ModuleRatings {
  const known = ratings.get(panel) ?? moduleRatings(moduleElectrical(panel))
  ratings.set(panel, known)
  return known
}

/** Why the electrical values are not those of a working panel; undefined when they are. */
export function panelFault(panel: PanelParameters): ModuleFault | undefined {
  const known = faults.get(panel) ?? { fault: moduleFault(moduleElectrical(panel)) }
  faults.set(panel, known)
  return known.fault
}
