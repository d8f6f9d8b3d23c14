import type { ReactNode } from 'react'
import { counted } from '../../lib/counted.ts'
import { mountName, type SceneModel } from './model/sceneModel.ts'

/** The plant in sentences, for those who do not see it. */
export function SceneSummary({ model }: { readonly model: SceneModel }): ReactNode {
  return (
    <>
      <p>
        {counted(model.tableCount, 'table')} with {counted(model.moduleCount, 'module')},{' '}
        {counted(model.obstacles.length, 'obstacle')},{' '}
        {model.terrain === undefined ? 'no terrain: planes of the blocks' : 'on terrain'}.
      </p>
      <ul>
        {model.blocks.map((block) => (
          <li key={block.id}>
            {block.name}: {mountName(block.mount)}, {counted(block.layout.count, 'table')}
          </li>
        ))}
      </ul>
    </>
  )
}
