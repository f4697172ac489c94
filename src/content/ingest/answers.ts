// What the ingest API answers about a document.
import type { Problem } from '../ans/document.ts';
import type { RefusalCode } from '../documents/document-refusal.ts';
import type { PutResult } from '../publish/put-result.ts';

/** The status of each refusal of a document. */
export const statuses: Readonly<Record<RefusalCode, number>> = {
	INVALID_JSON: 400,
	INVALID_DOCUMENT: 422,
	BEYOND_LIMITS: 422,
	INVALID_URL: 422,
	RESERVED_PATH: 422,
	PATH_TAKEN: 409,
	REVISION_CONFLICT: 409,
	UNKNOWN_SECTION: 422,
	SECTION_CYCLE: 422,
	REDIRECT_LOOP: 422,
	OTHER_BRAND: 403,
};

/** The answer about one document. */
export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/**
 * The answer to a document that was sent: 201 for a stored document, 200 for one that is known or older (C02), and the refusal envelope with
 * the reason for a refused one (C01).
 */
export function answerOf(result: PutResult): Answer {
	switch (result.kind) {
		case 'stored':
			return { status: 201, body: { result: 'STORED', ...summaryOf(result) } };
		case 'ignored':
			return { status: 200, body: { result: result.reason, ...summaryOf(result) } };
		case 'refused':
			return envelope(result.code, result.problems);
	}
}

const summaryOf = ({ id, type, draft, draftReason, warnings, repairs }: Exclude<PutResult, { kind: 'refused' }>) => ({
	id,
	type,
	draft,
	...(draftReason === undefined ? {} : { draftReason }),
	warnings,
	repairs,
});

/** The refusal envelope; its message is the first problem. */
export function envelope(code: RefusalCode, problems: readonly Problem[]): Answer {
	const [first] = problems;
	const message = first ? `${first.path} ${first.message}` : code;
	return { status: statuses[code], body: { code, message, httpStatus: statuses[code], error: true, problems } };
}
