import { existsSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock per second; 100 on every Linux that runs Node. */
const ticks = 100;

/** CPU time of a process so far (s); undefined when there is no such process, and on systems without /proc. */
export function cpuSeconds(pid: number): number | undefined {
	if (!existsSync(`/proc/${pid}/stat`)) return undefined;
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
		.replace(/^.*\) /, '')
		.split(' ');
	return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** CPU time of the whole machine so far (s), without that of waiting; undefined on systems without /proc. */
export function machineCpuSeconds(): number | undefined {
	if (!existsSync('/proc/stat')) return undefined;
	const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '')
		.split(/\s+/)
		.slice(1)
		.map(Number);
	return (user + nice + system + irq + softirq) / ticks;
}

/** Resident memory of a process (bytes); undefined on systems without /proc. */
export function residentBytes(pid: number): number | undefined {
	if (!existsSync(`/proc/${pid}/status`)) return undefined;
	const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
