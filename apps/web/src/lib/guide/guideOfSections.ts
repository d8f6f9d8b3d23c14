import type { GuideAddress } from './guidePanel.ts'

/** Parts of the forms of blocks and components, by their headings. */
const GUIDE_OF_SECTIONS: Readonly<Partial<Record<string, GuideAddress>>> = {
  // of blocks
  Components: '/docs/components.html',
  Equipment: '/docs/components.html#inverter',
  Ground: '/docs/terrain.html#tables-on-terrain',
  Trackers: '/docs/physics/orientation.html#single-axis',
  Soiling: '/docs/physics/surface.html#soiling',
  Snow: '/docs/physics/surface.html#snow',
  'Module losses': '/docs/physics/modules.html#mismatch-of-modules',
  'Wind on the modules': '/docs/physics/temperature.html#wind-at-height',
  Ageing: '/docs/losses.html#ageing',
  Auxiliaries: '/docs/physics/dc-inverter.html#auxiliaries',
  // of panels
  Panel: '/docs/components.html#panel',
  Cells: '/docs/physics/circuits.html#from-cells-to-the-inverter',
  'Edges and frame': '/docs/physics/traced-scene.html#table',
  'Bypass diodes': '/docs/physics/circuits.html#from-cells-to-the-inverter',
  Electrical: '/docs/physics/modules.html#from-the-fields-of-a-panel',
  'Incidence angle modifier': '/docs/physics/surface.html#reflection',
  Degradation: '/docs/losses.html#ageing',
  'Spectral model': '/docs/physics/surface.html#spectrum',
  'Cell temperature': '/docs/physics/temperature.html',
  // of tables
  Arrangement: '/docs/components.html#table',
  Heights: '/docs/physics/traced-scene.html#table',
  Spacing: '/docs/physics/rows.html#cross-section',
  'Tilt and tracking': '/docs/physics/orientation.html#single-axis',
  'Torque tube': '/docs/physics/traced-scene.html#table',
  'Vertical posts': '/docs/physics/traced-scene.html#table',
  'In-plane racking': '/docs/physics/traced-scene.html#table',
  // of inverters, transformers and wires
  Inverter: '/docs/components.html#inverter',
  'AC side': '/docs/physics/dc-inverter.html#limits-and-consumption',
  'DC side': '/docs/physics/dc-inverter.html#limits-of-the-input',
  Efficiency: '/docs/physics/dc-inverter.html#conversion',
  Temperature: '/docs/physics/dc-inverter.html#limits-and-consumption',
  Transformer: '/docs/components.html#transformers-and-wires',
  'Iron loss': '/docs/physics/ac.html#block',
  'Copper loss': '/docs/physics/ac.html#block',
  'DC wire': '/docs/physics/dc-inverter.html#wire',
  'AC wire': '/docs/physics/ac.html#block',
  // of the page of losses
  'Light on the front': '/docs/physics/surface.html',
  'Light on the rear': '/docs/physics/traced-light.html#sunlight-on-ground-faces-and-tube',
  'DC power': '/docs/physics/modules.html#power-in-the-account',
  'AC power': '/docs/physics/ac.html',
  Energy: '/docs/physics/ac.html#outages',
}

/** Where the guide tells of a part of a form; undefined where it does not. */
export function guideOfSection(title: string): GuideAddress | undefined {
  return GUIDE_OF_SECTIONS[title]
}
