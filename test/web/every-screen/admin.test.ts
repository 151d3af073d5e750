import { testScreens } from '#support/browser/every-screen.ts'
import { screens } from '#support/browser/screens.ts'

testScreens(screens.admin, { isEnglishOnly: true })
