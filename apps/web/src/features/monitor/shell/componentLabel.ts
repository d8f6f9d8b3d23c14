const LABELS: Readonly<Record<string, string>> = {
  system: 'Plant',
  block: 'Block',
  inverter: 'Inverter',
  mppt: 'DC input',
  combiner: 'Combiner',
  meter: 'Meter',
  met: 'Weather station',
}

/** Parts of a plant that nodes stand for. */
export const COMPONENT_KEYS: readonly string[] = Object.keys(LABELS)

/** 'Weather station'; one that is not known as it is written. */
export const componentLabel = (component: string): string => LABELS[component] ?? component
