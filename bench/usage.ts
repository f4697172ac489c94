import { existsSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock a second; 100 on every Linux that runs Node. */
const ticks = 100;

/** Seconds that a process has computed so far; undefined where the system does not tell. */
export function cpuSeconds(pid: number): number | undefined {
	if (!existsSync(`/proc/${pid}/stat`)) return undefined;
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
		.replace(/^.*\) /, '')
		.split(' ');
	return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** Bytes of memory that a process holds; undefined where the system does not tell. */
export function residentBytes(pid: number): number | undefined {
	if (!existsSync(`/proc/${pid}/status`)) return undefined;
	const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
