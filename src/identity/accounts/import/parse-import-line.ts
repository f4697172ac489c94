import * as v from 'valibot';
import { profileProblem } from '../../contract/profile-rules.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import { type ImportedAccount, importedAccount } from './imported-account.ts';

/** What is wrong with a line; the path is like `$.identities[0].password`. */
export type LineProblem = { readonly path: string; readonly message: string };

/** Reads a line: a reader, or all that keeps it from being one. `today` is the day in the brand's zone. */
export function parseImportLine(line: string, today: string): ImportedAccount | readonly LineProblem[] {
	const json = parse(line);
	if (json === undefined) return [{ path: '$', message: 'is no JSON' }];
	const read = v.safeParse(importedAccount, json);
	if (!read.success) return read.issues.map((issue) => ({ path: pathOf(issue), message: issue.message.slice(0, longestMessage) }));
	const broken = profileProblem(read.output.profile, today);
	if (broken === undefined) return read.output;
	return (places[broken] ?? []).map((member) => ({ path: `$.profile.${member}`, message: identityRefusals[broken][2] }));
}

/** Messages tell what was received; a whole text of the reader is too much. */
const longestMessage = 200;

/** Where the members are that a rule of profiles is about. */
const places: Readonly<Record<string, readonly string[]>> = {
	'first-name-invalid': ['firstName'],
	'last-name-invalid': ['lastName'],
	'names-invalid': ['firstName', 'lastName'],
	'phone-invalid': ['contacts'],
	'birth-date-invalid': ['birthDay'],
};

function parse(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}

const pathOf = (issue: v.BaseIssue<unknown>): string =>
	(issue.path ?? []).reduce((path, { key }) => (typeof key === 'number' ? `${path}[${key}]` : `${path}.${String(key)}`), '$');
