import type { ComponentKind } from '@duet/plant'

/** What a kind stands for, under the heading of its list. */
export const KIND_TEXTS: Readonly<Record<ComponentKind, string>> = {
  panel:
    'Photovoltaic modules: layout of the cells, electrical behaviour, temperature and degradation.',
  table:
    'Fixed racking and trackers: how modules are arranged, how rows are spaced, how the structure moves.',
  inverter: 'Ratings, efficiency and temperature limits of the inverters.',
  transformer: 'From the inverter voltage to the medium voltage of the plant.',
  hvTransformer: 'From the plant to the grid; chosen for the whole plant in the system parameters.',
  dcWire: 'Losses between the modules and the inverter.',
  acWire: 'Losses between the inverter and the transformer.',
}
