import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		// What the runner of Stryker provides.
		/** The global variable that says which mutant is active. */
		readonly globalNamespace: string;
		readonly mode: 'dry-run' | 'mutant';
		/** When the mutant is active: while its file is loaded too, or only while tests run. */
		readonly mutantActivation: 'static' | 'runtime';
	}
}

// The thread serves several runs: a mutant is active in tests and their hooks, not while the files of the next run are loaded.
if (inject('mode') !== 'mutant' || inject('mutantActivation') === 'runtime')
	Object.assign(Reflect.get(globalThis, inject('globalNamespace')) ?? {}, { activeMutant: undefined });
