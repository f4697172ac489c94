import { pureModules } from './pure-modules.ts';

/** How scripts for browsers are built: islands together, and by themselves those that can import nothing. */
export const forBrowsers = { outDir: 'dist/browser', target: 'es2022', modulePreload: false, reportCompressedSize: false } as const;

/** What is left out of them. */
export const treeshake = { moduleSideEffects: pureModules };
