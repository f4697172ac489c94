import { join } from 'node:path';

/**
 * Settings of Vitest by which Node itself loads tests and what they import. Vite would compile each module in one process and hand it to all
 * workers, which costs a fresh checkout a sixth of the time of its tests. Modules cannot be mocked this way, which no test of ours does.
 */
export const loadedByNode = {
	experimental: { viteModuleRunner: false, nodeLoader: false },
	execArgv: ['--import', join(import.meta.dirname, '../load-sources.ts')],
};
