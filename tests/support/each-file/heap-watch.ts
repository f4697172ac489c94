import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

declare module 'vitest' {
	interface TaskMeta {
		/** On a file: the memory of its worker after it. */
		memory?: Memory;
	}
}

/** In MB: the heap; the most that the whole process ever held, with its threads and databases; and by how much the file raised that. */
export type Memory = { readonly heapMb: number; readonly processMb: number; readonly raisedMb: number };

/** In MB, after a garbage collection. Files share a worker, so what each leaves behind adds up. */
const heapLimits = { worker: 320, file: 160 };

// Vitest gives its workers no flags that expose it.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** MB after the last collection, and how much each file since the start of the worker added. */
let settled = 0;
/** The most that the process had before this file, in MB. */
let mostMb = processMb();
const grown: { readonly file: string; readonly mb: number }[] = [];

/**
 * Measures the heap of this worker after a file. Throws, naming the files that grew it most, when the file or all files
 * together leave more behind than they may.
 */
export function measureHeap(file: string, limits = heapLimits): Memory {
	let heapMb = usedMb();
	const mb = heapMb - settled;
	// A collection takes a tenth of a second, so it is made only after the heap has grown much.
	if (mb > 48) {
		collectGarbage();
		heapMb = usedMb();
		grown.push({ file, mb: heapMb - settled });
		settled = heapMb;
		refuseGrowth(limits);
	}
	const before = mostMb;
	mostMb = processMb();
	return { heapMb, processMb: mostMb, raisedMb: mostMb - before };
}

function refuseGrowth(limits: typeof heapLimits): void {
	const last = grown.at(-1);
	if (last === undefined || (last.mb <= limits.file && settled <= limits.worker)) return;
	const most = grown.toSorted((one, other) => other.mb - one.mb).slice(0, 5);
	const list = most.map(({ file, mb }) => `${mb} MB ${file}`).join(', ');
	throw new Error(
		`${last.file} leaves ${last.mb} MB on the heap of its worker, which holds ${settled} MB now; ` +
			`${limits.file} MB a file and ${limits.worker} MB a worker are the limits. What grew it most: ${list}`,
	);
}

function usedMb(): number {
	return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
}

function processMb(): number {
	return Math.round(process.resourceUsage().maxRSS / 1024);
}
