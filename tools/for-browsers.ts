import { pureModules } from './pure-modules.ts';

/** How scripts for browsers are built: the islands together, and scripts that can import nothing each alone. */
export const forBrowsers = { outDir: 'dist/browser', target: 'es2022', modulePreload: false, reportCompressedSize: false } as const;

/** What the bundler leaves out of them. */
export const treeshake = { moduleSideEffects: pureModules };
