import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { mountName, type SceneModel } from './model/sceneModel.ts'

/** The plant in sentences, for those who do not see it. */
export function SceneSummary({ model }: { readonly model: SceneModel }): ReactNode {
  return (
    <>
      <p>
        {formatCount(model.tableCount)} tables with {formatCount(model.moduleCount)} modules,{' '}
        {formatCount(model.obstacles.length)} obstacles,{' '}
        {model.terrain === undefined ? 'no terrain: planes of the blocks' : 'on terrain'}.
      </p>
      <ul>
        {model.blocks.map((block) => (
          <li key={block.id}>
            {block.name}: {mountName(block.mount)}, {formatCount(block.layout.count)} tables
          </li>
        ))}
      </ul>
    </>
  )
}
