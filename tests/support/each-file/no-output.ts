import { afterAll, afterEach } from 'vitest';
import { takePrinted } from './watch-output.ts';

/** A test that prints fails: output hides the failures of others, and what is worth saying is worth an assertion. */
afterEach(() => fail('the test'));

/** The same for what a file prints while it is imported, in its hooks and after its tests. */
afterAll(() => fail('the file, outside its tests,'));

function fail(what: string): void {
	const printed = takePrinted();
	if (printed.length > 0) throw new Error(`${what} printed:\n${printed.join('\n')}`);
}
