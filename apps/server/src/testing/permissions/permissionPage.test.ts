import path from 'node:path'
import { expect, test } from 'vitest'
import { rootFields } from './operations.ts'
import { permissionPage } from './permissionPage.ts'

const PAGE = path.resolve(import.meta.dirname, '../../../../../docs/guide/permissions.md')

test('the page of the guide has the table as it is: npm run permissions makes it anew', async () => {
  await expect(permissionPage(rootFields())).toMatchFileSnapshot(PAGE)
})
