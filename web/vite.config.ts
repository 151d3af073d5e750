import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerender } from './prerender.ts'

export default defineConfig(({ command }) => {
  // Vitest sets this to "test", which would build React for development.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss(), prerender()],
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      license: { fileName: 'licences.txt' },
      target: 'es2022',
      // The content security policy forbids `data:` fonts, and small images are better cached than inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The administrator's sign-in is large, and loaded by nobody else.
      chunkSizeWarningLimit: 1_200,
      rolldownOptions: {
        output: {
          // Chunks that every page needs, that most pages need, and so on: many small chunks compress some kilobytes
          // worse. A module goes to the first group that names it or something that imports it.
          codeSplitting: {
            groups: [
              { name: 'frame', tags: ['$initial'] },
              {
                name: 'figures',
                test: /(contract\/(limits|consents)|loans\/(loan|loan-request|apr|emi|fees|paise)|ui\/(Badge|SliderField|format))\.tsx?$/,
              },
              {
                name: 'ranking',
                test: /loans\/(ranking-rule|affordability|amortisation|loan-cost|rupees)\.ts$/,
              },
              {
                name: 'toasts',
                test: /(contract\/messages|session\/session|ui\/TextField|\/PagesWithToasts)\.tsx?$/,
              },
              { name: 'borrower', test: /(contract\/borrower|borrower\/saved-form)\.ts$/ },
              {
                name: 'offers',
                test: /(contract\/routes|loans\/(rank|fit|parse-figure)|react-query.*useQuery|ui\/(AmountSliderField|LenderLogo))\.(tsx?|js)$/,
              },
            ],
          },
        },
      },
    },
  }
})
