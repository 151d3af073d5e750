import * as words from '#words/tools.ts'
import { paths } from '../paths.ts'

export interface Tool {
  path: string
  name: string
  about: string
}

const tool = (path: string, name: string, about: string): Tool => ({ path, name, about })

/** Every tool, by when one needs it, in the order in which `/tools` lists them. */
export const toolGroups = [
  {
    name: words.beforeLoan,
    tools: [
      tool(paths.emi, words.emiName, words.emiAbout),
      tool(paths.afford, words.affordName, words.affordAbout),
      tool(paths.trueCost, words.trueCostName, words.trueCostAbout),
      tool(paths.gold, words.goldName, words.goldAbout),
      tool(paths.education, words.educationName, words.educationAbout),
    ],
  },
  {
    name: words.whileRepaying,
    tools: [
      tool(paths.myLoans, words.myLoansName, words.myLoansAbout),
      tool(paths.prepay, words.prepayName, words.prepayAbout),
      tool(paths.transfer, words.transferName, words.transferAbout),
      tool(paths.reset, words.resetName, words.resetAbout),
      tool(paths.badMonth, words.badMonthName, words.badMonthAbout),
    ],
  },
  {
    name: words.checkAndComplain,
    tools: [
      tool(paths.kfsCheck, words.kfsCheckName, words.kfsCheckAbout),
      tool(paths.complain, words.complainName, words.complainAbout),
    ],
  },
]

export const tools = toolGroups.flatMap((group) => group.tools)
