/** `npm run settings` writes the settings of lib/settings/settings.ts into docs/operations.md and deploy-stage.yml. */
import { readFileSync, writeFileSync } from 'node:fs'
import { published, replaceSettings } from '#lib/settings/published.ts'

for (const [path, settingsText] of Object.entries(published))
  writeFileSync(path, replaceSettings(readFileSync(path, 'utf8'), settingsText()))
