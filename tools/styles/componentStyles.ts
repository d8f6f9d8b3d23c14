import { existsSync } from 'node:fs'
import path from 'node:path'

/** What is no component's own: sizes and colours, the ground of the page, classes that all share. */
const COMMON = ['baseline', 'default-css-variables', 'global']
const WHOLE = /@mantine\/(\w+)\/styles\.layer\.css$/
/** The module that names the classes of a component. */
const CLASS_NAMES = /^(.*@mantine\/(\w+))\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/

/** What the build tool wants of this plugin. */
interface StylesPlugin {
  readonly name: string
  readonly apply: 'build'
  readonly enforce: 'pre'
  readonly resolveId: (id: string) => string | undefined
  readonly load: (id: string) => string | undefined
  readonly transform: (code: string, id: string) => { code: string; map: null } | undefined
}

/**
 * Gives each component of Mantine its own styles, so that a page fetches those of its components: Mantine's one file holds those
 * of all hundred. Its other packages, which are small, give theirs with their first component.
 *
 * @param folder - of Mantine's packages, absolute
 */
export function componentStyles(folder: string): StylesPlugin {
  const whole = '\0mantine-styles/'
  return {
    name: 'duet-component-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => {
      const [, name] = WHOLE.exec(id) ?? []
      // The file itself is asked for by the transformed modules
      return name === undefined || path.isAbsolute(id) ? undefined : `${whole}${name}`
    },
    load: (id) => {
      if (!id.startsWith(whole)) return undefined
      if (id !== `${whole}core`) return ''
      return COMMON.map((name) =>
        importOf(path.join(folder, 'core/styles', `${name}.layer.css`)),
      ).join('')
    },
    transform: (code, id) => {
      const [, root = '', name, component] = CLASS_NAMES.exec(id) ?? []
      if (name === undefined) return undefined
      const styles = name === 'core' ? `styles/${component}.layer.css` : 'styles.layer.css'
      return { code: importOf(path.join(root, styles)) + code, map: null }
    },
  }
}

function importOf(file: string): string {
  if (!existsSync(file)) throw new Error(`Mantine has no styles ${file}`)
  return `import ${JSON.stringify(file)}\n`
}
