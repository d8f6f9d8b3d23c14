export { namedScriptError } from './scriptFault.ts'
export { trackerScriptFault, trackerScripts, withTrackerScript } from './trackerScripts.ts'
