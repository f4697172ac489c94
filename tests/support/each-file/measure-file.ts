import { afterAll } from 'vitest';
import { measureHeap } from './heap-watch.ts';
import { takeProcessorTime } from './processor-watch.ts';

/** Runs after all other hooks of the file, since it is registered first. Vitest insists on the pattern of its first argument. */
afterAll(({}, { file }) => {
	file.meta.cpuMs = takeProcessorTime();
	file.meta.memory = measureHeap(file.name);
});
