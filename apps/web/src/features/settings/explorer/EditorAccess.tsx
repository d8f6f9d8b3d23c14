import { useEditorContext } from '@graphiql/react'
import { type ReactNode, useEffect } from 'react'

/** Tab goes on to the next control, as everywhere: the editors would write a tab, and nobody came out of them by the keyboard. */
const LEAVE = { Tab: false, 'Shift-Tab': false } as const

/** Inside GraphiQL: names its editors to screen readers, and lets the keyboard out of them. */
export function EditorAccess(): ReactNode {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useEditorContext({
    nonNull: true,
  })
  useEffect(() => {
    const named = [
      [queryEditor, 'Operation'],
      [variableEditor, 'Variables'],
      [headerEditor, 'Headers'],
      [responseEditor, 'Response'],
    ] as const
    for (const [editor, name] of named) {
      editor?.setOption('screenReaderLabel', name)
      editor?.addKeyMap(LEAVE)
    }
    return () => {
      for (const [editor] of named) editor?.removeKeyMap(LEAVE)
    }
  }, [queryEditor, variableEditor, headerEditor, responseEditor])
  return null
}
