import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The cores of the server and of the load generator. */
export const cores = { server: 0, load: 1 } as const;

/** A command that runs on one core. Without `taskset` or a second core, the system schedules it. */
export function onCore(core: number, command: readonly string[]): readonly string[] {
	return canPin() ? ['taskset', '-c', String(core), ...command] : command;
}

/** Whether commands can be bound to a core. */
export function canPin(): boolean {
	return availableParallelism() > 1 && spawnSync('taskset', ['-c', '1', 'true']).status === 0;
}
