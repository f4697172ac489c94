// Why a document is refused: one catalogue for the ingest API, the import and the newsroom.
import type { Problem } from '../ans/document.ts';

/** Every code with which a document can be refused. Schemas of other edges derive from this list. */
export const refusalCodes = [
	'INVALID_JSON',
	'INVALID_DOCUMENT',
	'BEYOND_LIMITS',
	'INVALID_URL',
	'RESERVED_PATH',
	'PATH_TAKEN',
	'REVISION_CONFLICT',
	'UNKNOWN_SECTION',
	'SECTION_CYCLE',
	'REDIRECT_LOOP',
	'OTHER_BRAND',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Ends a publication before anything is stored. `problems` name the places in the document. */
export class DocumentRefusal extends Error {
	override readonly name = 'DocumentRefusal';
	readonly code: RefusalCode;
	readonly problems: readonly Problem[];

	constructor(code: RefusalCode, problems: readonly Problem[]) {
		super(`${code}: ${problems.map((problem) => `${problem.path} ${problem.message}`).join('; ')}`);
		this.code = code;
		this.problems = problems;
	}
}

/** Throws the refusal of a document for one problem at a JSON path such as `$.website_url`. */
export function refuseDocument(code: RefusalCode, path: string, message: string): never {
	throw new DocumentRefusal(code, [{ path, message }]);
}
