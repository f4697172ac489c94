import type { Problem } from '../ans/document.ts';
import type { PutResult } from '../publish/publisher.ts';
import type { RefusalCode } from '../publish/refused.ts';

const statuses: Readonly<Record<RefusalCode, number>> = {
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

/** What a sender is told about one document. */
export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** 201 for what was kept, 200 for what was known or older (C02), the envelope with every problem for what was refused (C01). */
export function answerOf(result: PutResult): Answer {
	switch (result.kind) {
		case 'stored':
			return { status: 201, body: { result: 'STORED', ...about(result) } };
		case 'ignored':
			return { status: 200, body: { result: result.reason, ...about(result) } };
		case 'refused':
			return envelope(result.code, result.problems);
	}
}

const about = ({ id, type, draft, warnings }: Exclude<PutResult, { kind: 'refused' }>) => ({ id, type, draft, warnings });

export function envelope(code: RefusalCode, problems: readonly Problem[]): Answer {
	const [first] = problems;
	const message = first ? `${first.path} ${first.message}` : code;
	return { status: statuses[code], body: { code, message, httpStatus: statuses[code], error: true, problems } };
}
