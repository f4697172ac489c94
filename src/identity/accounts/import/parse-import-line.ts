import * as v from 'valibot';
import { isNameOfOtherSystem, profileProblem } from '../../contract/profile-rules.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import { type ImportedAccount, importLineSchema } from './import-line-schema.ts';

/** What is wrong with a line; the path is like `$.identities[0].password`. */
export type LineProblem = { readonly path: string; readonly message: string };

/** Parses a line. Returns the account, or all problems of the line. `today` is the date in the brand's time zone. */
export function parseImportLine(line: string, today: string): ImportedAccount | readonly LineProblem[] {
	const json = parse(line);
	if (json === undefined) return [{ path: '$', message: 'is no JSON' }];
	const read = v.safeParse(importLineSchema, json);
	if (!read.success) return read.issues.map((issue) => ({ path: pathOf(issue), message: messageOf(issue) }));
	const broken = profileProblem(read.output.profile, today, isNameOfOtherSystem);
	if (broken === undefined) return read.output;
	return (membersOfRule[broken] ?? []).map((member) => ({ path: `$.profile.${member}`, message: identityRefusals[broken][2] }));
}

/** Characters of a message at most: messages quote the received value, which may be long. */
const longestMessage = 200;

/** The library says of an unknown member that it expected `never`. */
const messageOf = ({ type, expected, message }: v.BaseIssue<unknown>): string =>
	type === 'strict_object' && expected === 'never' ? 'is no member that a line has' : message.slice(0, longestMessage);

/** The members of a profile that a rule is about. */
const membersOfRule: Readonly<Record<string, readonly string[]>> = {
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
