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
          // One chunk for what every page needs, and one for the figures that most pages show: many small chunks
          // compress some kilobytes worse.
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
