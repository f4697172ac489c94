import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a temporary folder for a run, for its workers and their programs, and removes it at the end. */
export function setup(): () => void {
	const folder = mkdtempSync(join(tmpdir(), 'kiosco-test-'));
	process.env.TMPDIR = folder;
	return () => rmSync(folder, { recursive: true, force: true });
}
