import { type ModuleFault, type ModuleRatings, moduleFault, moduleRatings } from '@duet/engine'
import { moduleElectrical } from '../../simulation/moduleInput.ts'
import type { PanelParameters } from './panelParameters.ts'

/** Ratings of the panel's current-voltage curve at 1000 W/m² and 25 °C; meaningless where `panelFault` finds one. */
export function panelStc(panel: PanelParameters): ModuleRatings {
  return moduleRatings(moduleElectrical(panel))
}

/** Why the electrical values are not those of a working panel; undefined when they are. */
export function panelFault(panel: PanelParameters): ModuleFault | undefined {
  return moduleFault(moduleElectrical(panel))
}
