import { paths } from '#web/paths.ts'
import {
  errorBody,
  firstView,
  opened,
  press,
  respondWith,
  type Screen,
  sequence,
  shown,
  usersShown,
} from './screen.ts'
import { field } from './wizard.ts'

export const adminScreens: Screen[] = [
  { name: 'admin-gate', path: paths.adminOffers },
  { name: 'admin-gate-users', path: paths.users },
  { name: 'admin-offers', path: paths.adminOffers, who: 'administrator', prepare: shown('Edit') },
  {
    name: 'admin-offers-empty',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: sequence(shown('Edit'), (page) => field(page, 'Search offers').fill('nothing like it')),
  },
  {
    name: 'admin-offers-failed',
    path: paths.adminOffers,
    who: 'administrator',
    before: respondWith('**/user/admin-offers*', 500, errorBody),
    prepare: shown('Try again'),
  },
  { name: 'admin-offer-view', path: paths.adminOffers, who: 'administrator', prepare: opened('View') },
  { name: 'admin-offer-edit', path: paths.adminOffers, who: 'administrator', prepare: opened('Edit') },
  {
    name: 'admin-offer-add-errors',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: sequence(opened('Add New Offer'), press('Add Offer')),
  },
  { name: 'admin-users', path: paths.adminUsers, who: 'administrator', prepare: usersShown },
  { name: 'users', path: paths.users, who: 'administrator', prepare: usersShown },
  {
    name: 'admin-user-details',
    path: paths.adminUsers,
    who: 'administrator',
    prepare: sequence(
      usersShown,
      (page) => firstView(page).click(),
      (page) => page.getByRole('heading', { name: 'Account Status' }).waitFor(),
    ),
  },
  {
    name: 'admin-users-empty',
    path: paths.adminUsers,
    who: 'administrator',
    prepare: async (page) => {
      await usersShown(page)
      await field(page, 'Search by mobile, name or PAN').fill('nobody is called so')
      await page.getByText('No users found').waitFor()
    },
  },
  {
    name: 'admin-users-failed',
    path: paths.adminUsers,
    who: 'administrator',
    before: respondWith('**/user/users?*', 500, errorBody),
    prepare: shown('Try again'),
  },
]
