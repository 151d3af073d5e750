import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forbiddenImports, orders } from '#bin/check-imports.ts'

const forbidden = (path: string, specifier: string) => forbiddenImports(path, `import '${specifier}'`)

test.each([
  ['functions/table/x.ts', '#borrowers/borrowers.ts', 'functions/'],
  ['functions/table/x.ts', '../borrowers/borrowers.ts', 'functions/'],
  ['functions/worker/x.ts', '#user/apply.ts', 'functions/'],
  ['functions/user/x.ts', '#worker/export-users.ts', 'functions/'],
  ['functions/user/x.ts', '#lib/dist.ts', 'infrastructure'],
  ['functions/user/x.ts', '#web/paths.ts', 'pages'],
  ['functions/user/x.ts', '#support/builders.ts', 'infrastructure'],
  ['functions/new-layer/x.ts', '#contract/limits.ts', 'no place'],
  ['functions/user/x.ts', '../new-layer/x.ts', 'no place'],
  ['functions/languages/en/x.ts', '#runtime/log.ts', 'functions/'],
  ['functions/contract/x.ts', '#runtime/log.ts', 'functions/'],
  ['functions/contract/x.ts', 'node:fs', 'no package but zod'],
  ['functions/contract/x.ts', 'react-dom', 'no package but zod'],
  ['functions/loans/terms/x.ts', '../../contract/limits.ts', 'functions/'],
  ['functions/statements/judge/x.ts', '#words/choices.ts', 'functions/'],
  ['functions/statements/read/x.ts', 'zod', 'pure'],
  ['functions/statements/read/x.ts', '../judge/findings.ts', 'functions/statements/'],
  ['functions/statements/lay-out/x.ts', '../read/labels.ts', 'functions/statements/'],
  ['functions/loans/x.ts', '#statements/text.ts', 'functions/'],
  ['functions/redress/x.ts', '#words/choices.ts', 'functions/'],
  ['functions/redress/x.ts', '#statements/text.ts', 'functions/'],
  ['functions/loans/x.ts', '#english/offers.ts', 'functions/'],
  ['functions/loans/x.ts', '#words/choices.ts', 'functions/'],
  ['functions/loans/x.ts', 'zod/mini', 'pure'],
  ['functions/loans/x.ts', './ranking/rank.ts', 'functions/loans/'],
  ['functions/loans/terms/x.ts', '../ranking/rank.ts', 'functions/loans/'],
  ['functions/loans/ranking/x.ts', '#loans/repayment/repayment.ts', 'functions/loans/'],
  ['lib/stacks/x.ts', '#lib/local/cloud.ts', 'lib/'],
  ['lib/constructs/edge/x.js', '../../local/cloud.ts', 'lib/'],
  ['lib/settings/x.ts', '../local/cloud.ts', 'lib/'],
  ['lib/operations/x.ts', '../local/cloud.ts', 'lib/'],
  ['lib/constructs/x.ts', '../stacks/data.ts', 'lib/'],
  ['lib/dist.ts', './local/cloud.ts', 'lib/'],
  ['lib/local/services/x.ts', '../start-services.ts', 'lib/local/'],
  ['lib/local/http.ts', './iam/iam.ts', 'lib/local/'],
  ['web/src/app.tsx', '#table/keys.ts', 'back end'],
  ['web/src/offers/x.ts', '../../../functions/table/keys.ts', 'back end'],
  ['web/src/offers/x.ts', '#lib/dist.ts', 'back end'],
  ['web/src/offers/x.ts', 'node:fs/promises', 'back end'],
  ['web/src/offers/x.ts', '@aws-sdk/client-s3', 'back end'],
  ['web/src/offers/x.ts', '../shop/brands.ts', 'web/src/'],
  ['web/src/admin/users/x.ts', '../../offers/comparison.ts', 'web/src/'],
  ['web/src/new-feature/x.ts', '#web/tools/tools.ts', 'no place'],
  ['web/src/loan-journey/x.ts', '../offers/comparison.ts', 'web/src/'],
  ['web/src/borrower/x.ts', '../loan-journey/progress.ts', 'web/src/'],
  ['web/src/api/x.ts', '../session/session.ts', 'web/src/'],
  ['web/src/paths.ts', './content/site.ts', 'web/src/'],
  ['web/src/ui/x.ts', '../offers/comparison.ts', 'no route'],
  ['web/src/ui/x.ts', '../api/client.ts', 'no route'],
  ['web/src/ui/x.ts', '../paths.ts', 'no route'],
])('%s may not import %s', (path, specifier, why) => {
  expect(forbidden(path, specifier)).toEqual([expect.stringContaining(why)])
})

test.each([
  ['functions/user/x.ts', '#http/endpoint.ts'],
  ['functions/borrowers/x.ts', '../table/keys.ts'],
  ['functions/worker/x.ts', '@aws-sdk/client-s3'],
  ['functions/languages/en/x.ts', '#contract/limits.ts'],
  ['functions/contract/x.ts', '#loans/emi.ts'],
  ['functions/contract/x.ts', 'zod/mini'],
  ['functions/loans/terms/x.ts', '../emi.ts'],
  ['functions/statements/judge/x.ts', '#loans/emi.ts'],
  ['functions/statements/read/x.ts', '../lay-out/lay-out-text.ts'],
  ['functions/loans/ranking/x.ts', '../terms/parse-fee.ts'],
  ['lib/constructs/x.ts', '#lib/dist.ts'],
  ['lib/constructs/x.ts', '#table/keys.ts'],
  ['lib/local/http.ts', './token-bucket.ts'],
  ['lib/local/cloud.ts', '#lib/stacks/service.ts'],
  ['web/src/app.tsx', './offers/OffersPage.tsx'],
  ['web/src/offers/x.ts', '#contract/limits.ts'],
  ['web/src/offers/x.ts', '#languages/hi/locale.ts'],
  ['web/src/offers/x.ts', '../catalogue/format.ts'],
  ['web/src/tools/emi/x.ts', '../../paths.ts'],
  ['web/src/tools/emi/x.ts', '../inputs.ts'],
  ['web/src/loan-journey/x.ts', '../shop/FromShopNote.tsx'],
  ['web/src/prerender/x.ts', '../menu/TopBar.tsx'],
  ['web/src/ui/x.ts', '#loans/rupees.ts'],
])('%s may import %s', (path, specifier) => {
  expect(forbidden(path, specifier)).toEqual([])
})

test.each([
  "import keys from '#table/keys.ts'",
  "import type { Key } from '#table/keys.ts'",
  "export { keys } from '#table/keys.ts'",
  "export * from '#table/keys.ts'",
  "export type { Key } from '#table/keys.ts'",
  "const keys = await import('#table/keys.ts')",
  "let keys: typeof import('#table/keys.ts')",
])('finds the forbidden import in %s, with its line number', (statement) => {
  const source = `// import '#table/keys.ts'\nconst text = "import '#table/keys.ts'"\n${statement}\n`
  expect(forbiddenImports('web/src/offers/x.ts', source)).toEqual([
    'web/src/offers/x.ts:3: may not import #table/keys.ts: of the back end, the web app imports functions/contract, functions/loans, functions/redress, functions/statements and the words',
  ])
})

test('AGENTS.md lists the layers in the order that the check enforces', () => {
  expect(readFileSync('AGENTS.md', 'utf8')).toContain(orders.functions)
})
