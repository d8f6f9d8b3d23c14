import { recordOf, textOf } from './openApiRefs.ts'

/** What a plant document holds, to be shown before it is saved. */
export interface PlantDocumentFacts {
  readonly name: string
  readonly blocks: number
  readonly layers: number
  readonly components: number
  readonly datasets: number
}

export function plantDocumentFacts(document: unknown): PlantDocumentFacts {
  const parts = recordOf(document)
  const count = (key: string): number => (Array.isArray(parts[key]) ? parts[key].length : 0)
  return {
    name: textOf(recordOf(parts['project'])['name']) || 'Project',
    blocks: count('blocks'),
    layers: count('block_layers'),
    components: count('components'),
    datasets: count('enviro_datasets'),
  }
}

/** The id of a project in what was typed or pasted: the id itself, or an address with it. */
export function projectIdIn(text: string): string | undefined {
  return /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i
    .exec(text.slice(Math.max(0, text.search(/\/project\//))))?.[0]
    .toLowerCase()
}
