import * as words from '#words/tools.ts'
import { paths } from '../paths.ts'

interface Tool {
  path: string
  name: string
  about: string
}

/** Every tool, by when one needs it, in the order in which `/tools` lists them. */
export const toolGroups: readonly { name: string; tools: readonly Tool[] }[] = [
  {
    name: words.beforeLoan,
    tools: [
      { path: paths.emi, name: words.emiName, about: words.emiAbout },
      { path: paths.afford, name: words.affordName, about: words.affordAbout },
      { path: paths.trueCost, name: words.trueCostName, about: words.trueCostAbout },
      { path: paths.gold, name: words.goldName, about: words.goldAbout },
      { path: paths.education, name: words.educationName, about: words.educationAbout },
    ],
  },
  {
    name: words.whileRepaying,
    tools: [
      { path: paths.myLoans, name: words.myLoansName, about: words.myLoansAbout },
      { path: paths.prepay, name: words.prepayName, about: words.prepayAbout },
      { path: paths.transfer, name: words.transferName, about: words.transferAbout },
      { path: paths.reset, name: words.resetName, about: words.resetAbout },
      { path: paths.badMonth, name: words.badMonthName, about: words.badMonthAbout },
    ],
  },
  {
    name: words.checkAndComplain,
    tools: [
      { path: paths.kfsCheck, name: words.kfsCheckName, about: words.kfsCheckAbout },
      { path: paths.complain, name: words.complainName, about: words.complainAbout },
    ],
  },
]

export const tools = toolGroups.flatMap((group) => group.tools)
