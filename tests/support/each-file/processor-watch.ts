declare module 'vitest' {
	interface TaskMeta {
		/** Processor time of a file, in ms: that of its worker with all threads. */
		cpuMs?: number;
	}
}

let last = process.cpuUsage();

/** Processor time in ms since the last call. Unlike wall-clock time, it does not grow when the machine is busy. */
export function takeProcessorTime(): number {
	const { user, system } = process.cpuUsage(last);
	last = process.cpuUsage();
	return Math.round((user + system) / 1000);
}
