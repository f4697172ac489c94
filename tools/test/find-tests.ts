import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Test files, and a part of the names of the tests to run in them. */
export type Selection = { readonly files: readonly string[]; readonly names?: string };

/** All test files with an ending below the folders, as paths from the root of the project. */
export function testFiles(ending: 'test' | 'e2e', folders: readonly string[] = ['src', 'demo', 'tools', 'tests']): string[] {
	const isTest = new RegExp(`\\.${ending}\\.tsx?$`);
	return folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((name) => isTest.test(name))
			.map((name) => join(folder, name))
			.sort(),
	);
}

/**
 * Finds what has one of the words in its name, ignoring case. A file with a word in its path runs whole; of the others, only the tests with
 * a word in their name run. Names that a test builds at run time are found by their parts in the file.
 */
export function selectTests(files: readonly string[], words: readonly string[]): Selection[] {
	if (words.length === 0) return [{ files }];
	const name = words.map(inAnyCase).join('|');
	const named = files.filter((file) => new RegExp(name).test(file));
	// The first argument of a call, as names of tests are, or of a row of a table: loading every file takes longer than running a few tests.
	const firstText = new RegExp(`[([]\\s*(['"\`])(?:(?!\\1).)*(?:${name})`);
	const holding = files.filter((file) => !named.includes(file) && firstText.test(readFileSync(file, 'utf8')));
	const selections = [{ files: named }, { files: holding, names: name }];
	return selections.filter((selection) => selection.files.length > 0);
}

/** The word as a pattern; Vitest's filter of names looks at the case. */
function inAnyCase(word: string): string {
	return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
