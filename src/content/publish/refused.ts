import type { Problem } from '../ans/document.ts';

/** Why a document was not kept; the same codes for the ingest API, the import and the newsroom. */
export type RefusalCode =
	| 'INVALID_JSON'
	| 'INVALID_DOCUMENT'
	| 'BEYOND_LIMITS'
	| 'INVALID_URL'
	| 'RESERVED_PATH'
	| 'PATH_TAKEN'
	| 'REVISION_CONFLICT'
	| 'UNKNOWN_SECTION'
	| 'SECTION_CYCLE'
	| 'REDIRECT_LOOP'
	| 'OTHER_BRAND';

/** Ends a publication before anything is kept. Where in the document, when it is about a place there. */
export class Refused extends Error {
	override readonly name = 'Refused';
	readonly code: RefusalCode;
	readonly problems: readonly Problem[];

	constructor(code: RefusalCode, problems: readonly Problem[]) {
		super(`${code}: ${problems.map((problem) => `${problem.path} ${problem.message}`).join('; ')}`);
		this.code = code;
		this.problems = problems;
	}
}

export function refuseDocument(code: RefusalCode, path: string, message: string): never {
	throw new Refused(code, [{ path, message }]);
}
