import { useEffect } from 'react'
import { useBackgroundTasks } from '../../lib/tasks/backgroundTasks.ts'
import { isUnderWay } from '../../lib/tasks/taskStore.ts'

/** The browser asks before the tab is closed while a task is on its way. */
export function useTaskWarning(): void {
  const isWorking = useBackgroundTasks().some(isUnderWay)
  useEffect(() => {
    if (!isWorking) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isWorking])
}
