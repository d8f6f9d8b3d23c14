import type { BlockLayer } from '@duet/plant'
import type { Fact } from '../../../ui/FactList.tsx'

/** Where an imported layer came from, and what a scene stands for. */
export function sourceFacts(layer: BlockLayer): readonly Fact[] {
  const facts = [
    { label: 'Source', value: layer.source_type },
    { label: 'File', value: layer.source_filename },
    { label: 'Address', value: layer.source_url },
    ...(layer.type === 'scene' ? plainFacts(layer.geojson.properties) : []),
  ]
  return facts.flatMap(({ label, value }) =>
    value === null || value === '' ? [] : [{ label, value }],
  )
}

/** What the import of a scene stored beside its file. */
function plainFacts(properties: Readonly<Record<string, unknown>>): readonly Fact[] {
  return Object.entries(properties).flatMap(([label, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [{ label, value: String(value) }] : [],
  )
}
