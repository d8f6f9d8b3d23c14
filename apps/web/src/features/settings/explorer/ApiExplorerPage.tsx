import { Anchor, useComputedColorScheme } from '@mantine/core'
import { GraphiQL } from 'graphiql'
import 'graphiql/style.css'
import './graphiql.css'
import type { ReactNode } from 'react'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import classes from './ApiExplorerPage.module.css'
import { EditorAccess } from './EditorAccess.tsx'
import { explore } from './explore.ts'

const FIRST_QUERY = `# An operation needs a name.
# Ctrl-Space completes,
# Ctrl-Enter runs it.
query Me {
  me {
    email
    user_organization {
      role_id
      organization { id name }
    }
  }
}
`

/** GraphiQL gives more than the operation. */
const fetcher = (asked: Parameters<typeof explore>[0]): ReturnType<typeof explore> => explore(asked)

/** Writes and runs operations of the API as the user, with the schema beside them. */
export function ApiExplorerPage(): ReactNode {
  const scheme = useComputedColorScheme()
  return (
    <Page>
      <PageHeader
        title="API explorer"
        description="Operations run as you and on your own data: a mutation changes it."
        actions={
          <Anchor size="sm" href="/docs/api/index.html" target="_blank">
            All operations
          </Anchor>
        }
      />
      <div className={classes['explorer']}>
        <GraphiQL fetcher={fetcher} defaultQuery={FIRST_QUERY} forcedTheme={scheme}>
          <GraphiQL.Toolbar>
            {({ prettify, merge, copy }) => (
              <>
                {prettify}
                {merge}
                {copy}
                <EditorAccess />
              </>
            )}
          </GraphiQL.Toolbar>
        </GraphiQL>
      </div>
    </Page>
  )
}
