import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerender } from './prerender.ts'

export default defineConfig(({ command }) => {
  // A test runner has set this to "test", which would build the app as for development.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss(), prerender()],
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      license: { fileName: 'licences.txt' },
      target: 'es2022',
      // The content security policy forbids data: fonts, and small pictures are better cached than inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The administrator's sign-in is large, and loaded by nobody else.
      chunkSizeWarningLimit: 1_200,
      rolldownOptions: {
        output: {
          // What every page needs is one file, and so is what most pages show figures with: in small pieces
          // they compress some kilobytes worse.
          codeSplitting: {
            groups: [
              { name: 'frame', tags: ['$initial'] },
              {
                name: 'figures',
                test: /(loans\/(loan|emi|fees|paise)|ui\/(Badge|SliderField|format))\.tsx?$/,
              },
            ],
          },
        },
      },
    },
  }
})
