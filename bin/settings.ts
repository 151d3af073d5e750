/** `npm run settings` writes the settings of lib/settings/settings.ts into docs/operations.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { manual, replaceSettings } from '#lib/settings/published.ts'

writeFileSync(manual, replaceSettings(readFileSync(manual, 'utf8')))
