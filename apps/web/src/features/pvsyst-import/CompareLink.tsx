import { IconArrowsDiff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/links.tsx'
import { comparisonOf } from './comparison.ts'
import { type DoneImport, useComparable } from './useImport.ts'

/** The workbook of the import, with the latest run since then; nothing where the variant held no results. */
export function CompareLink({ done }: { readonly done: DoneImport }): ReactNode {
  const view = useComparable()
  if (done.workbook_id === null) return null
  return (
    <ButtonLink
      variant="default"
      leftSection={<IconArrowsDiff size={15} aria-hidden />}
      from="/$org/project/$projectId"
      to="/$org/project/$projectId/compare/$workbookId"
      params={{ workbookId: done.workbook_id }}
      search={view.state === 'ready' ? comparisonOf(done, view.data) : {}}
    >
      Compare
    </ButtonLink>
  )
}
